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

/** The one of exactly this name, if there is one and no other. */
export function opcaoDeNome<O extends Opcao<ValorDeOpcao>>(opcoes: readonly O[], texto: string) {
  const procurado = semAcentos(texto).trim()
  return unica(opcoes.filter(({ nome }) => semAcentos(nome) === procurado))
}

/** The same where the list is whole: the only one that begins so will do. */
export const opcaoNomeada = <O extends Opcao<ValorDeOpcao>>(opcoes: readonly O[], texto: string) =>
  opcaoDeNome(opcoes, texto) ??
  unica(opcoes.filter(({ nome }) => semAcentos(nome).startsWith(semAcentos(texto).trim())))

function unica<O extends Opcao<ValorDeOpcao>>([primeira, ...outras]: readonly O[]): O | undefined {
  return outras.length > 0 || primeira?.desabilitada ? undefined : primeira
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
