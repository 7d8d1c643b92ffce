import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button, Combobox } from '@mantine/core'
import type { MouseEvent } from 'react'
import estilos from './campos.module.css'
import { LinhaDeOpcao, type Opcao, type ValorDeOpcao } from './opcao.tsx'
import { ALTURA_DA_LISTA } from './use-opcoes.tsx'

/** What the menu of a picker shows: choices, or one line that says why there are none. */
export type ConteudoDaLista<O> =
  | { tipo: 'opcoes'; titulo?: string | undefined; opcoes: readonly O[] }
  | { tipo: 'aviso' | 'erro'; texto: string }

type ListaDoSeletorProps<O> = {
  rotulo: string
  conteudo: ConteudoDaLista<O>
  escolhido: ValorDeOpcao | undefined
  aoTentarNovamente: () => void
}

// The field keeps the focus, or the menu would close before the click arrives.
const manterFoco = (evento: MouseEvent) => evento.preventDefault()

export function ListaDoSeletor<O extends Opcao<ValorDeOpcao>>(props: ListaDoSeletorProps<O>) {
  const { rotulo, conteudo, escolhido, aoTentarNovamente } = props
  const { opcoes, titulo } = conteudo.tipo === 'opcoes' ? conteudo : { opcoes: [], titulo: undefined }
  const linhasDe = (quais: readonly O[]) =>
    quais.map(({ valor, nome, detalhe, desabilitada = false }) => (
      <Combobox.Option
        key={valor}
        value={String(valor)}
        active={valor === escolhido}
        aria-selected={valor === escolhido}
        disabled={desabilitada}
      >
        <LinhaDeOpcao nome={nome} detalhe={detalhe} escolhida={valor === escolhido} />
      </Combobox.Option>
    ))
  const grupos = Map.groupBy(opcoes, ({ grupo }) => titulo ?? grupo)
  return (
    <Combobox.Dropdown onMouseDown={manterFoco}>
      <Combobox.Options aria-label={rotulo} mah={ALTURA_DA_LISTA} className={estilos.lista}>
        {[...grupos].map(([nome, quais]) =>
          nome ? (
            <Combobox.Group key={nome} label={nome}>
              {linhasDe(quais)}
            </Combobox.Group>
          ) : (
            linhasDe(quais)
          ),
        )}
      </Combobox.Options>
      {conteudo.tipo !== 'opcoes' && (
        <div className={estilos.avisoDaLista} data-erro={conteudo.tipo === 'erro' || undefined}>
          {conteudo.texto}
          {conteudo.tipo === 'erro' && (
            <Button size="compact-sm" variant="default" tabIndex={-1} onClick={aoTentarNovamente}>
              {TEXTOS.tentarNovamente}
            </Button>
          )}
        </div>
      )}
    </Combobox.Dropdown>
  )
}
