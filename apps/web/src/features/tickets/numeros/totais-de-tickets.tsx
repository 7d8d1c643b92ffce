import { formatarTotal } from '@balcao/dominio/formatos/contagem'
import { FILTROS_DE_PRAZO } from '@balcao/dominio/tickets/campos'
import { Paper, Skeleton, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { coresDoTom, TOM_DO_TICKET, type Tom } from '../../../ui/tema/tons.ts'
import type { FiltrosDaLista } from '../lista/filtros-da-lista.ts'
import estilos from './numeros.module.css'
import { type Totais, useTotaisDeTickets } from './use-numeros.ts'

/** HOM-01 Figures a person can act on: each opens the list with exactly the tickets it counts. */
export function TotaisDeTickets() {
  const { pode } = useSessao()
  const { data, error, isPending, isFetching, refetch } = useTotaisDeTickets()
  const figuras = useFiguras()
  return (
    <Cartao titulo={pode('TICKET_INTERNO') ? 'Tickets' : 'Meus tickets'} solto>
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={error?.message}
        temDados={data !== undefined}
        aoTentarNovamente={refetch}
        esqueleto={<Esqueleto figuras={figuras} />}
      >
        {data && <Numeros figuras={figuras} totais={data} />}
      </AreaDeDados>
    </Cartao>
  )
}

type NumerosProps = { figuras: readonly Figura[]; totais: Totais }

function Numeros({ figuras, totais }: NumerosProps) {
  return (
    <Stack gap="sm">
      <ul className={estilos.figuras}>
        {figuras.map((figura) => (
          <li key={figura.campo}>
            <Numero figura={figura} totais={totais} />
          </li>
        ))}
      </ul>
      {totais.porStatus.length > 0 && <PorStatus porStatus={totais.porStatus} />}
    </Stack>
  )
}

function Numero({ figura: { campo, nome, filtros, tom }, totais }: { figura: Figura; totais: Totais }) {
  const valor = totais[campo]
  // What is one's own is always counted to the end.
  const totalExato = totais.totalExato || campo === 'meus'
  const cor = tom && valor > 0 ? ({ '--cor': coresDoTom(tom).texto } as CSSProperties) : undefined
  return (
    <Paper
      className={estilos.figura}
      style={cor}
      renderRoot={(props) => <Link to="/tickets" search={filtros} {...props} />}
    >
      <span>{nome}</span> <strong>{formatarTotal({ total: valor, totalExato })}</strong>
    </Paper>
  )
}

function PorStatus({ porStatus }: Pick<Totais, 'porStatus'>) {
  return (
    <ul className={estilos.porStatus} aria-label="Em aberto, por status">
      {porStatus.map(({ id, label, cor, quantidade, totalExato }) => (
        <li key={id}>
          <Paper
            className={estilos.status}
            renderRoot={(props) => <Link to="/tickets" search={{ status: [id], abertos: true }} {...props} />}
          >
            <Etiqueta cor={cor}>{label}</Etiqueta>{' '}
            <strong>{formatarTotal({ total: quantidade, totalExato })}</strong>
          </Paper>
        </li>
      ))}
    </ul>
  )
}

/** Who is outside can't narrow the list by deadline or operator; who only follows tickets is given none. */
function useFiguras(): readonly Figura[] {
  const { pode } = useSessao()
  const ve = { equipe: pode('TICKET_INTERNO'), atendente: pode('TICKET_INTERNO') && pode('TICKET_AVANCAR') }
  return FIGURAS.filter(({ para }) => !para || ve[para])
}

function Esqueleto({ figuras }: Pick<NumerosProps, 'figuras'>) {
  return (
    <Stack gap="sm" aria-hidden>
      <div className={estilos.figuras}>
        {figuras.map(({ campo }) => (
          <Skeleton key={campo} height={72} />
        ))}
      </div>
      <Skeleton height={36} />
    </Stack>
  )
}

type Figura = {
  campo: Exclude<keyof Totais, 'porStatus' | 'totalExato'>
  nome: string
  /** What the list shows when the figure is opened: exactly the tickets it counts. */
  filtros: FiltrosDaLista
  /** Colour of a figure that is not zero. */
  tom?: Tom
  /** Who it says something to; without it, everybody. */
  para?: 'equipe' | 'atendente'
}

const FIGURAS: readonly Figura[] = [
  { campo: 'abertos', nome: 'Em aberto', filtros: { abertos: true } },
  {
    campo: 'atrasados',
    nome: FILTROS_DE_PRAZO.ATRASADO,
    filtros: { prazo: 'ATRASADO' },
    tom: TOM_DO_TICKET.atrasado,
    para: 'equipe',
  },
  {
    campo: 'proximos',
    nome: FILTROS_DE_PRAZO.PROXIMO,
    filtros: { prazo: 'PROXIMO' },
    tom: 'laranja',
    para: 'equipe',
  },
  { campo: 'meus', nome: 'Meus', filtros: { meus: true, abertos: true }, para: 'atendente' },
  {
    campo: 'semOperador',
    nome: 'Sem operador',
    filtros: { semOperador: true, abertos: true },
    para: 'atendente',
  },
]
