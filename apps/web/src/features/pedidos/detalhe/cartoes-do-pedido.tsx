import { formatarData } from '@balcao/dominio/formatos/datas'
import { Anchor, Group } from '@mantine/core'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { type CampoDaFicha, CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { TextoComQuebras } from '../../../ui/retorno/texto-com-quebras.tsx'
import type { Pedido } from './pedido.ts'

type DoPedido = { pedido: Pedido }

function CartaoDeCampos({ titulo, campos }: { titulo: string; campos: readonly CampoDaFicha[] }) {
  if (!campos.some(({ valor }) => valor)) return null
  return (
    <Cartao titulo={titulo}>
      <CamposDaFicha campos={campos} />
    </Cartao>
  )
}

export function CartaoDoPagamento({ pedido: { plano, cobranca } }: DoPedido) {
  return (
    <CartaoDeCampos
      titulo="Pagamento"
      campos={[
        { nome: 'Plano', valor: plano.desc },
        { nome: 'Cobrança', valor: cobranca.desc },
      ]}
    />
  )
}

export function CartaoDaEntrega({ pedido }: DoPedido) {
  const { tipoFrete, transportadora, dtProgr, filial } = pedido
  return (
    <CartaoDeCampos
      titulo="Entrega"
      campos={[
        { nome: 'Frete', valor: tipoFrete.desc },
        { nome: 'Transportadora', valor: transportadora?.razSoc },
        { nome: 'Programado', valor: dtProgr && formatarData(dtProgr) },
        { nome: 'Filial', valor: filial.desc ?? filial.razSoc },
      ]}
    />
  )
}

const comQuebras = (texto: string | null) => texto && <TextoComQuebras texto={texto} />

export function CartaoDasObservacoes({ pedido: { obsPedido, obsEntrega, obsCliente } }: DoPedido) {
  return (
    <CartaoDeCampos
      titulo="Observações"
      campos={[
        { nome: 'Do pedido', valor: comQuebras(obsPedido) },
        { nome: 'Da entrega', valor: comQuebras(obsEntrega) },
        { nome: 'Do cliente', valor: comQuebras(obsCliente) },
      ]}
    />
  )
}

type CartaoDasNotasProps = Pick<Pedido, 'notas'> & {
  /** Invoices belong to another feature; without it they are only told. */
  aoAbrirNota?: ((id: number) => void) | undefined
  /** Inside a dialog it is 3. */
  nivel?: 2 | 3
}

/** DOC-04 The invoices that the order became. */
export function CartaoDasNotas({ notas, aoAbrirNota, nivel = 2 }: CartaoDasNotasProps) {
  const dinheiro = useFormatoDeDinheiro()
  if (notas.length === 0) return null
  return (
    <Cartao titulo="Notas fiscais" nivel={nivel}>
      <ListaDaFicha>
        {notas.map(({ id, numNf, dtSai, vlTot }) => (
          <li key={id}>
            <Group gap="xs">
              {aoAbrirNota ? (
                <Anchor component="button" type="button" onClick={() => aoAbrirNota(id)}>
                  NF {numNf}
                </Anchor>
              ) : (
                `NF ${numNf}`
              )}
              <small>{formatarData(dtSai)}</small>
            </Group>
            <span>{dinheiro(vlTot)}</span>
          </li>
        ))}
      </ListaDaFicha>
    </Cartao>
  )
}
