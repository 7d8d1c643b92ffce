import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { useRef } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import { EntradaNoHistorico } from './entrada-no-historico.tsx'
import estilos from './historico.module.css'
import { useHistorico } from './use-historico.ts'

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
