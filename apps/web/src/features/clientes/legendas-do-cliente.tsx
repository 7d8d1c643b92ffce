import { LEGENDAS, type Legenda } from '@balcao/dominio/clientes/legendas'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../ui/tema/tons.ts'
import estilos from './legendas-do-cliente.module.css'

const TOM: Record<Legenda, Tom> = {
  BD: 'vermelho',
  PR: 'azul',
  H: 'verde',
  P: 'verde',
  D: 'verde',
  '30': 'amarelo',
  '60': 'laranja',
  '90': 'vermelho',
  SV: 'neutro',
  $: 'laranja',
  U: 'roxo',
}

type LegendasDoClienteProps = {
  legendas: readonly Legenda[]
  /** CLI-04 What the permanent block says of itself. */
  motivoBloqueio: string | null
  /** With what each one says beside it, where there is room. */
  explicadas?: boolean
}

/** CLI-04 The letters by which people know a customer at a glance; what each says is on hover, and read out. */
export function LegendasDoCliente({ legendas, motivoBloqueio, explicadas = false }: LegendasDoClienteProps) {
  const explicar = (legenda: Legenda) =>
    legenda === 'BD' && motivoBloqueio ? `${LEGENDAS.BD}: ${motivoBloqueio}` : LEGENDAS[legenda]
  if (explicadas)
    return (
      <ul className={estilos.explicadas}>
        {legendas.map((legenda) => (
          <li key={legenda}>
            <Etiqueta tom={TOM[legenda]}>{legenda}</Etiqueta> {explicar(legenda)}
          </li>
        ))}
      </ul>
    )
  return (
    <span className={estilos.legendas}>
      {legendas.map((legenda) => (
        <Etiqueta key={legenda} tom={TOM[legenda]} explicacao={explicar(legenda)}>
          {legenda}
        </Etiqueta>
      ))}
    </span>
  )
}
