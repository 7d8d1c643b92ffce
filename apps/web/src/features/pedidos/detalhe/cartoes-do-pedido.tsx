import { formatarData } from '@balcao/dominio/formatos/datas'
import { Anchor, Group } from '@mantine/core'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import type { Pedido } from './pedido.ts'

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
