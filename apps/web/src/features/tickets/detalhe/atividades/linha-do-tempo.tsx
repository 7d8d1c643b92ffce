import { listarAtividadesDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useConsulta } from '../../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../../platform/ficha/area-da-consulta.tsx'
import { useSessao } from '../../../../platform/sessao.tsx'
import { Cartao } from '../../../../ui/ficha/cartao.tsx'
import { ItensDaLinhaDoTempo } from './itens-da-linha-do-tempo.tsx'
import { TodasAsAtividades } from './todas-as-atividades.tsx'

/** TIC-03, TIC-05 The last dealings with the customer, for the staff alone. */
export function LinhaDoTempo({ idTicket }: { idTicket: number }) {
  const { pode } = useSessao()
  return pode('TICKET_INTERNO') ? <UltimasAtividades idTicket={idTicket} /> : null
}

function UltimasAtividades({ idTicket }: { idTicket: number }) {
  const [aberta, { open, close }] = useDisclosure(false)
  const consulta = useConsulta(listarAtividadesDoTicket, { params: { idTicket } }, { mostradoNaArea: true })
  return (
    <Cartao titulo="Atividades do cliente">
      <AreaDaConsulta
        consulta={consulta}
        vazio={({ itens }) => itens.length === 0}
        textoVazio="Nenhuma atividade disponível."
      >
        {({ itens, paginator }) => (
          <>
            <ItensDaLinhaDoTempo itens={itens} />
            {paginator.total > itens.length && (
              <div>
                <Button variant="default" size="xs" onClick={open}>
                  Exibir todas as atividades
                </Button>
              </div>
            )}
          </>
        )}
      </AreaDaConsulta>
      <TodasAsAtividades idTicket={idTicket} aberta={aberta} aoFechar={close} />
    </Cartao>
  )
}
