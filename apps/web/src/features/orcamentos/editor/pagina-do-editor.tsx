import { obterEdicao } from '@balcao/dominio/orcamentos/edicao'
import { IconFileOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { Ficha } from '../../../platform/ficha/ficha.tsx'
import { FichaNaoEncontrada } from '../../../platform/ficha/ficha-nao-encontrada.tsx'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { ContextoDoEditor } from './contexto.ts'
import type { Edicao } from './estado.ts'
import { type DeOutrasTelas, TelaDoEditor } from './tela-do-editor.tsx'
import { useEditorAberto } from './use-editor-aberto.ts'

type PaginaDoEditorProps = DeOutrasTelas & { idOrcamento: number }

/** VEN-02 A quote, as it is written. */
export function PaginaDoEditor({ idOrcamento, ...outras }: PaginaDoEditorProps) {
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
      {(edicao) => <Aberto edicao={edicao} {...outras} />}
    </Ficha>
  )
}

export function OrcamentoNaoEncontrado(): ReactNode {
  return (
    <FichaNaoEncontrada
      icone={<IconFileOff size={40} stroke={1.5} aria-hidden />}
      titulo="Orçamento não encontrado"
      saida={{ rota: '/home', texto: 'Voltar para Home' }}
    />
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
