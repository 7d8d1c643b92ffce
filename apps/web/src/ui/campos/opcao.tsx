import { IconCheck } from '@tabler/icons-react'
import estilos from './campos.module.css'

export type ValorDeOpcao = string | number

/** One choice of a list: a name, and what tells it apart from others of the same name. */
export type Opcao<V extends ValorDeOpcao = string> = {
  valor: V
  nome: string
  detalhe?: string | undefined
  /** Options of one group stand together, under its name. */
  grupo?: string | undefined
  desabilitada?: boolean | undefined
}

const ACENTOS = /\p{Diacritic}/gu

/** 'São José' is found by 'sao jose'. */
export function semAcentos(texto: string): string {
  return texto.normalize('NFD').replace(ACENTOS, '').toLowerCase()
}

type LinhaDeOpcaoProps = Pick<Opcao<ValorDeOpcao>, 'nome' | 'detalhe'> & { escolhida: boolean }

/** Two lines: the name; code, document, city. */
export function LinhaDeOpcao({ nome, detalhe, escolhida }: LinhaDeOpcaoProps) {
  return (
    <span className={estilos.opcao}>
      <span className={estilos.linhas}>
        <span className={estilos.nome}>{nome}</span>
        {detalhe && <span className={estilos.detalhe}>{detalhe}</span>}
      </span>
      {escolhida && <IconCheck size={16} aria-hidden />}
    </span>
  )
}
