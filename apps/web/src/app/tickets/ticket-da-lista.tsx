import { useNavigate } from '@tanstack/react-router'
import {
  BotoesDeAndar,
  NOME_DA_LISTA,
  TeclasDeAndar,
  useAndarNosTickets,
} from '../../features/tickets/lista/andar-nos-tickets.tsx'
import { useLadoALado } from '../../features/tickets/lista/lado-a-lado.ts'
import { lerCaminhada } from '../../platform/listas/caminhada/caminhada.ts'
import { useTelaLarga } from '../../ui/pagina/use-tela-larga.ts'
import { TeclaDoLadoALado } from './tecla-do-lado-a-lado.tsx'

/** MES-03 From a ticket alone: on to the others of its list, or beside it. */
export function TicketDaLista({ idTicket }: { idTicket: number }) {
  const navegar = useNavigate()
  const andar = useAndarNosTickets({
    atual: idTicket,
    aVista: false,
    aoIr: (id) => void navegar({ to: '/tickets/$idTicket', params: { idTicket: String(id) }, replace: true }),
  })
  const [, setLadoALado] = useLadoALado()
  const larga = useTelaLarga()
  function porAoLado() {
    setLadoALado(true)
    const endereco = lerCaminhada(NOME_DA_LISTA)?.endereco
    void navegar({ to: '/tickets', search: { ...endereco, ticket: idTicket } as never })
  }
  return (
    <>
      {andar && <BotoesDeAndar aoAndar={andar} />}
      {andar && <TeclasDeAndar aoAndar={andar} />}
      {larga && <TeclaDoLadoALado ligado={false} aoAlternar={porAoLado} />}
    </>
  )
}
