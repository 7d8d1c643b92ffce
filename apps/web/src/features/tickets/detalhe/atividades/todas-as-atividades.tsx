import { listarAtividadesDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button, Drawer } from '@mantine/core'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useConsultaPaginada } from '../../../../platform/consultas-paginadas.ts'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import { ItensDaLinhaDoTempo } from './itens-da-linha-do-tempo.tsx'

const POR_PAGINA = 20

type TodasAsAtividadesProps = { idTicket: number; aberta: boolean; aoFechar: () => void }

export function TodasAsAtividades({ idTicket, aberta, aoFechar }: TodasAsAtividadesProps) {
  return (
    <Drawer opened={aberta} onClose={aoFechar} position="right" size="md" title="Atividades do cliente">
      <Lista idTicket={idTicket} />
    </Drawer>
  )
}

function Lista({ idTicket }: { idTicket: number }) {
  const consulta = useConsultaPaginada(
    listarAtividadesDoTicket,
    { params: { idTicket }, query: { take: POR_PAGINA } },
    { mostradoNaArea: true },
  )
  const { itens = [], error, isPending, hasNextPage, isFetchingNextPage } = consulta
  const carregarMais = () => void consulta.fetchNextPage()
  return (
    <AreaDeDados
      carregando={isPending}
      erro={error && mensagemDoErro(error)}
      temDados={itens.length > 0}
      vazio={itens.length === 0}
      textoVazio="Nenhuma atividade disponível."
      atualizando={error !== null && consulta.isFetching}
      aoTentarNovamente={consulta.isFetchNextPageError ? carregarMais : () => void consulta.refetch()}
    >
      <ItensDaLinhaDoTempo itens={itens} />
      {hasNextPage && (
        <Button variant="subtle" loading={isFetchingNextPage} onClick={carregarMais}>
          Carregar mais
        </Button>
      )}
    </AreaDeDados>
  )
}
