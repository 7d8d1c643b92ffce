import { listarHistoricoDoOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useConsulta } from '../../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../../platform/ficha/area-da-consulta.tsx'
import { DialogoDaFicha } from '../../../../ui/ficha/dialogo-da-ficha.tsx'
import { LinhaDoTempo } from '../../../../ui/ficha/linha-do-tempo.tsx'
import { Paginacao } from '../../../../ui/listas/paginacao.tsx'
import { useEditor } from '../contexto.ts'

/** VEN-02 Who did what with the quote. */
export function Historico({ aberto, aoFechar }: { aberto: boolean; aoFechar: () => void }) {
  return (
    <DialogoDaFicha aberto={aberto} titulo="Histórico do orçamento" largura={600} aoFechar={aoFechar}>
      {aberto && <Lista />}
    </DialogoDaFicha>
  )
}

function Lista() {
  const { editor } = useEditor()
  const [page, setPage] = useState(1)
  const consulta = useConsulta(
    listarHistoricoDoOrcamento,
    { params: { id: editor.ler().edicao.id }, query: { page } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  return (
    <AreaDaConsulta consulta={consulta} vazio={({ itens }) => itens.length === 0}>
      {({ itens, paginator }) => (
        <>
          <LinhaDoTempo
            itens={itens.map(({ id, quando, quem, texto }) => ({
              id,
              titulo: <Text component="span">{texto}</Text>,
              quando,
              ...(quem && { quem }),
            }))}
          />
          <Paginacao rotulo="Páginas do histórico" paginator={paginator} aoMudar={setPage} />
        </>
      )}
    </AreaDaConsulta>
  )
}
