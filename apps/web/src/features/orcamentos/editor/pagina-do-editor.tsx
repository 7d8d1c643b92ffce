import { obterEdicao } from '@balcao/dominio/orcamentos/edicao'
import { type ReactNode, useState } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { Ficha } from '../../../platform/ficha/ficha.tsx'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { OrcamentoNaoEncontrado } from '../detalhe/orcamento-nao-encontrado.tsx'
import { ContextoDoEditor } from './contexto.ts'
import { CodigosQueNaoEntraram } from './entrada/codigos-que-nao-entraram.tsx'
import type { Edicao } from './estado.ts'
import { type DeOutrasTelas, TelaDoEditor } from './tela-do-editor.tsx'
import { useEditorAberto } from './use-editor-aberto.ts'

type PaginaDoEditorProps = DeOutrasTelas & {
  idOrcamento: number
  /** For what may no longer be written, or not by this person. */
  leitura: ReactNode
}

/** VEN-02 A quote, as it is written. */
export function PaginaDoEditor({ idOrcamento, leitura, ...outras }: PaginaDoEditorProps) {
  const [lida, setLida] = useState(false)
  // Read once: from then on the editor knows better, and asks when somebody else saved.
  const consulta = useConsulta(
    obterEdicao,
    { params: { id: idOrcamento } },
    { mostradoNaArea: true, semprePedir: true, ativa: !lida },
  )
  const pronta = lida || consulta.isFetchedAfterMount
  if (pronta && !lida && consulta.data) setLida(true)
  return (
    <Ficha
      consulta={pronta ? consulta : { ...consulta, data: undefined, isPending: true }}
      filialDe={({ filial }) => filial.id}
      naoEncontrada={() => <OrcamentoNaoEncontrado />}
    >
      {(edicao) =>
        edicao.soLeitura === null ? (
          <Aberto edicao={edicao} {...outras} />
        ) : (
          <>
            <CodigosQueNaoEntraram idOrcamento={idOrcamento} />
            {leitura}
          </>
        )
      }
    </Ficha>
  )
}

function Aberto({ edicao, ...outras }: DeOutrasTelas & { edicao: Edicao }) {
  const aberto = useEditorAberto(edicao)
  useTituloProprio(`Orçamento ${edicao.id}`)
  return (
    <ContextoDoEditor value={aberto}>
      <TelaDoEditor {...outras} />
    </ContextoDoEditor>
  )
}
