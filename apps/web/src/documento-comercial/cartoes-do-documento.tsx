import type { DocumentoComercial } from '@balcao/dominio/pedidos/esquemas'
import { type CampoDaFicha, CamposDaFicha } from '../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../ui/ficha/cartao.tsx'
import { TextoComQuebras } from '../ui/retorno/texto-com-quebras.tsx'

type DoDocumento = {
  documento: DocumentoComercial
  /** What only a quote, or only an order, has. */
  proprios?: readonly CampoDaFicha[]
}

function CartaoDeCampos({ titulo, campos }: { titulo: string; campos: readonly CampoDaFicha[] }) {
  if (!campos.some(({ valor }) => valor)) return null
  return (
    <Cartao titulo={titulo}>
      <CamposDaFicha campos={campos} />
    </Cartao>
  )
}

export function CartaoDoPagamento({ documento: { plano, cobranca }, proprios = [] }: DoDocumento) {
  return (
    <CartaoDeCampos
      titulo="Pagamento"
      campos={[{ nome: 'Plano', valor: plano.desc }, { nome: 'Cobrança', valor: cobranca.desc }, ...proprios]}
    />
  )
}

export function CartaoDaEntrega({ documento, proprios = [] }: DoDocumento) {
  const { tipoFrete, transportadora, filial } = documento
  return (
    <CartaoDeCampos
      titulo="Entrega"
      campos={[
        { nome: 'Frete', valor: tipoFrete.desc },
        { nome: 'Transportadora', valor: transportadora?.razSoc },
        ...proprios,
        { nome: 'Filial', valor: filial.desc ?? filial.razSoc },
      ]}
    />
  )
}

const comQuebras = (texto: string | null) => texto && <TextoComQuebras texto={texto} />

export function CartaoDasObservacoes({ documento }: DoDocumento) {
  const { isPedido, obsPedido, obsEntrega, obsCliente } = documento
  return (
    <CartaoDeCampos
      titulo="Observações"
      campos={[
        { nome: isPedido ? 'Do pedido' : 'Do orçamento', valor: comQuebras(obsPedido) },
        { nome: 'Da entrega', valor: comQuebras(obsEntrega) },
        { nome: 'Do cliente', valor: comQuebras(obsCliente) },
      ]}
    />
  )
}
