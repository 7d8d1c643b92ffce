import { SimpleGrid } from '@mantine/core'
import { SeletorDeCliente } from '../../features/clientes/seletor-de-cliente.tsx'
import { SeletorDeEstadoECidade } from '../../features/consultas/seletor-de-estado-e-cidade.tsx'
import { SeletorDeStatusDePedido } from '../../features/pedidos/seletor-de-status-de-pedido.tsx'
import { SeletorDeProduto } from '../../features/produtos/seletor-de-produto.tsx'
import { SeletorDeTabelaDePreco } from '../../features/produtos/seletor-de-tabela-de-preco.tsx'
import { SeletorDeTransportadora } from '../../features/transportadoras/seletor-de-transportadora.tsx'
import { ExemploDaGaleria } from '../../ui/retorno/exemplo-da-galeria.tsx'

/** GER-12, GER-13 The pickers of the domain, against the real server. */
export function GaleriaDeSeletores() {
  return (
    <ExemploDaGaleria titulo="Seletores do domínio">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SeletorDeCliente />
        <SeletorDeProduto />
        <SeletorDeTransportadora />
        <SeletorDeTabelaDePreco />
        <SeletorDeStatusDePedido />
      </SimpleGrid>
      <SeletorDeEstadoECidade />
    </ExemploDaGaleria>
  )
}
