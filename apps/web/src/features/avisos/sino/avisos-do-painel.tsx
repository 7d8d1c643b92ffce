import { Button, Skeleton } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { useRef } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { ItemDeAviso } from '../item-de-aviso.tsx'
import { useListaDeAvisos } from '../use-avisos.ts'
import estilos from './avisos-do-painel.module.css'

const VAZIO = 'Sem informações no momento.'

export function AvisosDoPainel({ aoIr }: { aoIr: (caminho: string) => void }) {
  const consulta = useListaDeAvisos()
  const { avisos = [], error, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError } = consulta
  const lista = useRef<HTMLUListElement>(null)
  const primeiroNovo = useRef<number | null>(null)

  // The button goes away or moves down: who pressed it goes on at the first notice it brought.
  useDidUpdate(() => {
    if (primeiroNovo.current === null || avisos.length <= primeiroNovo.current) return
    lista.current?.querySelectorAll<HTMLElement>('article')[primeiroNovo.current]?.focus()
    primeiroNovo.current = null
  }, [avisos.length])

  function carregarMais() {
    primeiroNovo.current = avisos.length
    void consulta.fetchNextPage()
  }

  return (
    <div className={estilos.area}>
      <AreaDeDados
        carregando={isPending}
        erro={error && mensagemDoErro(error)}
        temDados={avisos.length > 0}
        vazio={avisos.length === 0}
        textoVazio={VAZIO}
        atualizando={error !== null && consulta.isFetching}
        aoTentarNovamente={isFetchNextPageError ? carregarMais : () => void consulta.refetch()}
        esqueleto={<Esqueleto />}
      >
        <ul ref={lista} className={estilos.lista}>
          {avisos.map((aviso) => (
            <li key={aviso.id}>
              <ItemDeAviso aviso={aviso} aoIr={aoIr} />
            </li>
          ))}
        </ul>
        {hasNextPage && (
          <Button
            variant="subtle"
            className={estilos.mais ?? ''}
            loading={isFetchingNextPage}
            onClick={carregarMais}
          >
            Carregar mais
          </Button>
        )}
      </AreaDeDados>
    </div>
  )
}

function Esqueleto() {
  return (
    <div className={estilos.esqueleto} aria-hidden>
      {[1, 2, 3].map((linha) => (
        <div key={linha}>
          <Skeleton height={14} width="70%" />
          <Skeleton height={12} mt={8} />
          <Skeleton height={12} mt={6} width="40%" />
        </div>
      ))}
    </div>
  )
}
