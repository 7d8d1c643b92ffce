import { SimpleGrid } from '@mantine/core'
import { ExemploDaGaleria } from '../ui/retorno/exemplo-da-galeria.tsx'
import { SeletorDeCliente } from './seletor-de-cliente.tsx'
import { SeletorDeEstadoECidade } from './seletor-de-estado-e-cidade.tsx'
import { SeletorDeProduto } from './seletor-de-produto.tsx'
import { SeletorDeTabelaDePreco } from './seletor-de-tabela-de-preco.tsx'
import { SeletorDeTransportadora } from './seletor-de-transportadora.tsx'

/** GER-12, GER-13 The pickers of the domain, against the real server. */
export function GaleriaDeSeletores() {
  return (
    <ExemploDaGaleria titulo="Seletores do domínio">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SeletorDeCliente />
        <SeletorDeProduto />
        <SeletorDeTransportadora />
        <SeletorDeTabelaDePreco />
      </SimpleGrid>
      <SeletorDeEstadoECidade />
    </ExemploDaGaleria>
  )
}
