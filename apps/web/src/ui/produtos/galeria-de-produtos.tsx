import { Group } from '@mantine/core'
import { ExemploDaGaleria } from '../retorno/exemplo-da-galeria.tsx'
import { BlocoDePreco } from './bloco-de-preco.tsx'
import { ImagemDeProduto } from './imagem-de-produto.tsx'

export function GaleriaDeProdutos() {
  return (
    <>
      <ExemploDaGaleria titulo="Preço: sem desconto, desconto do ERP, promoção, quatro casas">
        <Group gap="xl">
          <BlocoDePreco semDescontos={129.9} precoFinal={129.9} casas={2} />
          <BlocoDePreco semDescontos={129.9} precoFinal={116.91} descontoErp={{ perc: -10 }} casas={2} />
          <BlocoDePreco semDescontos={1_299.9} precoFinal={999} promocao={{ id: 1 }} casas={2} />
          <BlocoDePreco semDescontos="0.1234" precoFinal="0.1234" casas={4} />
        </Group>
      </ExemploDaGaleria>
      <ExemploDaGaleria titulo="Imagem: sem endereço, com endereço quebrado, grande">
        <Group>
          <ImagemDeProduto descricao="Produto sem imagem" />
          <ImagemDeProduto endereco="/imagem-que-nao-existe.jpg" descricao="Produto com imagem quebrada" />
          <ImagemDeProduto descricao="Produto sem imagem, grande" lado={120} />
        </Group>
      </ExemploDaGaleria>
    </>
  )
}
