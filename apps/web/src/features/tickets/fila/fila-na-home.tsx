import { formatarTotal } from '@balcao/dominio/formatos/contagem'
import { type GrupoComTickets, minhaFila, type TicketDaFila } from '@balcao/dominio/tickets/fila/contratos'
import { GRUPOS_DA_FILA, type GrupoDaFila } from '@balcao/dominio/tickets/fila/ordem'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Anchor, Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useConsulta } from '../../../platform/consultas.ts'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { Tabela } from '../../../ui/listas/tabela.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { Vazio } from '../../../ui/retorno/vazio.tsx'
import type { FiltrosDaLista } from '../lista/filtros-da-lista.ts'
import { useFilialDosTickets } from '../use-filial-dos-tickets.ts'
import { COLUNAS_DO_GRUPO } from './colunas-da-fila.tsx'
import { PROXIMO_DA_FILA, useIrAoProximo } from './proximo-da-fila.ts'

const enderecoDe = ({ id }: TicketDaFila) => `/tickets/${id}`
const MEUS: FiltrosDaLista = { meus: true, abertos: true, orderBy: 'dtPrazo', direction: 'ASC' }

type AoAbrir = { aoAbrir: (endereco: string) => void }

// Who comes back from a ticket just handled must not read the queue of before.
const useFila = () =>
  useConsulta(
    minhaFila,
    { query: { idFil: useFilialDosTickets() } },
    { mostradoNaArea: true, semprePedir: true },
  )

/** MES-01 Whoever handles tickets begins the day at what waits for them. */
export function FilaNaHome({ aoAbrir, seHouver = false }: AoAbrir & { seHouver?: boolean }) {
  const ir = useIrAoProximo()
  const { data, error, isPending, isFetching, refetch } = useFila()
  const cheios = data?.grupos.filter(({ itens }) => itens.length > 0) ?? []
  if (seHouver && data && cheios.length === 0) return null
  return (
    <Cartao
      titulo="Minha fila"
      solto
      aoLado={
        ir &&
        (isPending || cheios.length > 0) && (
          <Button size="compact-sm" disabled={isPending} onClick={() => ir()}>
            {PROXIMO_DA_FILA}
          </Button>
        )
      }
    >
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={error?.message}
        temDados={data !== undefined}
        aoTentarNovamente={refetch}
        esqueleto={<Skeleton height="70vh" />}
      >
        {cheios.length === 0 && (
          <Vazio>
            {data?.setores.length === 0
              ? 'Sua fila está em dia: você não tem tickets em aberto e não atende a fila de nenhum setor.'
              : 'Sua fila está em dia: você não tem tickets em aberto e ninguém espera nos seus setores.'}
          </Vazio>
        )}
        {data &&
          cheios.map((grupo) => (
            <Grupo key={grupo.grupo} grupo={grupo} setores={data.setores} aoAbrir={aoAbrir} />
          ))}
      </AreaDeDados>
    </Cartao>
  )
}

type GrupoProps = AoAbrir & { grupo: GrupoComTickets; setores: number[] }

function Grupo({ grupo: { grupo, itens, total, totalExato }, setores, aoAbrir }: GrupoProps) {
  const titulo = GRUPOS_DA_FILA[grupo]
  return (
    <Cartao
      titulo={`${titulo} (${formatarTotal({ total, totalExato })})`}
      nivel={3}
      solto
      aoLado={
        <Anchor renderRoot={(props) => <Link to="/tickets" search={filtrosDe(grupo, setores)} {...props} />}>
          {grupo === 'SEM_OPERADOR' ? 'Ver todos' : 'Ver os meus'}
        </Anchor>
      }
    >
      <Tabela
        rotulo={titulo}
        colunas={COLUNAS_DO_GRUPO[grupo]}
        itens={itens}
        chaveDe={({ id }) => id}
        nomeDe={({ protocolo }) => `ticket ${formatarProtocolo(protocolo)}`}
        enderecoDe={enderecoDe}
        aoAbrir={(ticket) => aoAbrir(enderecoDe(ticket))}
      />
    </Cartao>
  )
}

/** HOM-01 The list with what the group holds. */
function filtrosDe(grupo: GrupoDaFila, setores: number[]): FiltrosDaLista {
  if (grupo === 'SEM_OPERADOR')
    return { semOperador: true, abertos: true, setor: setores, orderBy: 'dtCriacao', direction: 'ASC' }
  return grupo === 'CLIENTE_RESPONDEU' ? { ...MEUS, clienteRespondeu: true } : MEUS
}
