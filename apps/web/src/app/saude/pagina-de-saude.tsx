import type { TarefaQueFalhou } from '@balcao/dominio/saude/campos'
import { useState } from 'react'
import { DialogoDaTarefa } from '../../features/saude/dialogo-da-tarefa.tsx'
import { EstadoDoPortal } from '../../features/saude/estado-do-portal.tsx'
import { LISTA_DAS_TAREFAS } from '../../features/saude/lista-das-tarefas.tsx'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { Pagina } from '../../ui/pagina/pagina.tsx'
import { ListaDaRota } from '../lista-da-rota.tsx'

/** ADM-11 What goes on where nobody looks: each part, the queue, and what failed in it. */
export function PaginaDeSaude() {
  const [aberta, setAberta] = useState<TarefaQueFalhou | null>(null)
  return (
    <Pagina titulo="Saúde">
      <EstadoDoPortal />
      <Cartao titulo={LISTA_DAS_TAREFAS.titulo} solto>
        <ListaDaRota lista={LISTA_DAS_TAREFAS} semTitulo aoAbrir={setAberta} />
      </Cartao>
      <DialogoDaTarefa tarefa={aberta} aoFechar={() => setAberta(null)} />
    </Pagina>
  )
}
