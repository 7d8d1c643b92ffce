import { listarHistorico } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useConsultaPaginada } from '../../../../platform/consultas-paginadas.ts'
import { useSessao } from '../../../../platform/sessao.tsx'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import { EntradaNoHistorico } from './entrada-no-historico.tsx'
import estilos from './historico.module.css'

export function HistoricoDoTicket({ idTicket }: { idTicket: number }) {
  const consulta = useHistorico(idTicket)
  const { entradas = [], novas, ultimaNova, error, isPending, hasNextPage, isFetchingNextPage } = consulta
  const lista = useRef<HTMLOListElement>(null)
  const primeiraNova = useRef<number | null>(null)

  // The button goes away or moves down: who pressed it goes on at the first entry it brought.
  useDidUpdate(() => {
    if (primeiraNova.current === null || entradas.length <= primeiraNova.current) return
    lista.current?.querySelectorAll<HTMLElement>('article')[primeiraNova.current]?.focus()
    primeiraNova.current = null
  }, [entradas.length])

  function carregarMais() {
    primeiraNova.current = entradas.length
    void consulta.fetchNextPage()
  }

  return (
    <section aria-label="Histórico">
      <AreaDeDados
        carregando={isPending}
        erro={error && mensagemDoErro(error)}
        temDados={entradas.length > 0}
        vazio={entradas.length === 0}
        textoVazio="Ainda não há nada no histórico deste ticket."
        atualizando={consulta.isFetching}
        aoTentarNovamente={consulta.isFetchNextPageError ? carregarMais : () => void consulta.refetch()}
        esqueleto={<Esqueleto />}
      >
        <ol ref={lista} className={estilos.lista}>
          {entradas.map((entrada) => (
            <li key={entrada.id} data-nova={novas.has(entrada.id) || undefined}>
              <EntradaNoHistorico idTicket={idTicket} entrada={entrada} nova={novas.has(entrada.id)} />
            </li>
          ))}
        </ol>
        {hasNextPage && (
          <div className={estilos.mais}>
            <Button variant="default" loading={isFetchingNextPage} onClick={carregarMais}>
              Carregar mais
            </Button>
            <Button variant="subtle" loading={consulta.vindoTudo} onClick={consulta.verTudo}>
              Ver tudo
            </Button>
          </div>
        )}
      </AreaDeDados>
      <VisuallyHidden role="status">
        {ultimaNova ? `Novidade no histórico, de ${ultimaNova.colaborador.nome}` : ''}
      </VisuallyHidden>
    </section>
  )
}

function Esqueleto() {
  return (
    <div className={estilos.lista} aria-hidden>
      {[1, 2, 3].map((linha) => (
        <div key={linha} className={estilos.entrada}>
          <Skeleton circle height={32} />
          <Skeleton height={72} width="70%" />
        </div>
      ))}
    </div>
  )
}

/** TIC-03, TIC-04 The thread, newest first: by pages, or whole once somebody asked for it. */
function useHistorico(idTicket: number) {
  const [completo, setCompleto] = useState(false)
  const consulta = useConsultaPaginada(
    listarHistorico,
    { params: { idTicket }, query: completo ? { take: 'full' } : {} },
    { mostradoNaArea: true, manterAnterior: true },
  )
  const { itens } = consulta
  // An entry written between two pages pushes the last one of the first into the second.
  const entradas = useMemo(
    () => itens && [...new Map(itens.map((entrada) => [entrada.id, entrada])).values()],
    [itens],
  )
  const { colaborador } = useSessao()
  // What was there when the screen opened is no news.
  const [ultimaVista, setUltimaVista] = useState<number | null>(null)
  if (entradas && ultimaVista === null) setUltimaVista(Math.max(0, ...entradas.map(({ id }) => id)))
  const novas = (entradas ?? []).filter(
    ({ id, colaborador_id }) => ultimaVista !== null && id > ultimaVista && colaborador_id !== colaborador.id,
  )
  return {
    ...consulta,
    entradas,
    novas: new Set(novas.map(({ id }) => id)),
    ultimaNova: novas[0],
    verTudo: () => setCompleto(true),
    /** The whole thread is on its way; what was loaded stays on the screen. */
    vindoTudo: completo && consulta.isPlaceholderData,
  }
}
