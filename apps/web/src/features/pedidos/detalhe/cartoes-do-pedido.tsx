import { formatarData } from '@balcao/dominio/formatos/datas'
import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormatoDeDinheiro } from '../../../platform/parametros.ts'
import { TextoComQuebras } from '../../../ui/retorno/texto-com-quebras.tsx'
import estilos from './cartoes.module.css'
import type { Pedido } from './pedido.ts'

type Campo = { nome: string; valor: ReactNode }
type DoPedido = { pedido: Pedido }

/** Names and values; what is empty is left out, and a card of nothing too. */
function Cartao({ titulo, campos }: { titulo: string; campos: readonly Campo[] }) {
  const ditos = campos.filter(({ valor }) => valor)
  if (ditos.length === 0) return null
  return (
    <section className={estilos.cartao} aria-label={titulo}>
      <h2>{titulo}</h2>
      <dl className={estilos.campos}>
        {ditos.map(({ nome, valor }) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function CartaoDoPagamento({ pedido: { plano, cobranca } }: DoPedido) {
  return (
    <Cartao
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
    <Cartao
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
    <Cartao
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
}

/** DOC-04 The invoices that the order became. */
export function CartaoDasNotas({ notas, aoAbrirNota }: CartaoDasNotasProps) {
  const dinheiro = useFormatoDeDinheiro()
  if (notas.length === 0) return null
  return (
    <section className={estilos.cartao} aria-label="Notas fiscais">
      <h2>Notas fiscais</h2>
      <ul className={estilos.notas}>
        {notas.map(({ id, numNf, dtSai, vlTot }) => (
          <li key={id}>
            {aoAbrirNota ? (
              <UnstyledButton className={estilos.nota} onClick={() => aoAbrirNota(id)}>
                NF {numNf}
              </UnstyledButton>
            ) : (
              <span>NF {numNf}</span>
            )}
            <span className={estilos.suave}>{formatarData(dtSai)}</span>
            <span className={estilos.valor}>{dinheiro(vlTot)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
