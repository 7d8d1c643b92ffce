import type { CotacaoDeFrete } from '@balcao/dominio/fretes/contratos'
import { destaques } from '@balcao/dominio/fretes/ordem'
import { IconTruckOff } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ListaDaFicha } from '../../ui/ficha/lista-da-ficha.tsx'
import { Vazio } from '../../ui/retorno/vazio.tsx'
import { CartaoDaCotacao, ESCOLHE_COTACAO } from './cartao-da-cotacao.tsx'

type ListaDeCotacoesProps = {
  cotacoes: readonly CotacaoDeFrete[]
  aoEscolher: (cotacao: CotacaoDeFrete) => void
}

const botoesDe = (lista: HTMLElement | null) => [
  ...(lista?.querySelectorAll<HTMLElement>(`[${ESCOLHE_COTACAO}]`) ?? []),
]

const PASSO: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** FRE-01 By price; arrows go from one to the next, Enter chooses. */
export function ListaDeCotacoes({ cotacoes, aoEscolher }: ListaDeCotacoesProps) {
  const lista = useRef<HTMLElement>(null)
  // Whoever types goes on from here, without reaching for the mouse; not whoever is at an option already.
  useEffect(() => {
    const comFoco = document.activeElement
    if (!comFoco?.closest('form, fieldset')) botoesDe(lista.current)[0]?.focus({ preventScroll: true })
  }, [])

  function navegar(evento: KeyboardEvent) {
    const passo = PASSO[evento.key]
    const todos = botoesDe(lista.current)
    if (!passo || todos.length === 0) return
    evento.preventDefault()
    const linha = document.activeElement?.closest('li')
    const atual = todos.findIndex((botao) => linha?.contains(botao))
    const alvo = atual === -1 ? 0 : Math.min(Math.max(atual + passo, 0), todos.length - 1)
    todos[alvo]?.focus({ focusVisible: true })
  }

  if (cotacoes.length === 0)
    return (
      <Vazio icone={<IconTruckOff size={28} aria-hidden />}>
        <strong>Nenhuma cotação de frete disponível</strong>
        <span>Nenhuma transportadora atende este destino com estas condições.</span>
      </Vazio>
    )
  const { barata, rapida } = destaques(cotacoes)
  return (
    <section ref={lista} aria-label="Cotações de frete" onKeyDown={navegar}>
      <ListaDaFicha emQuadros>
        {cotacoes.map((cotacao) => (
          <CartaoDaCotacao
            key={cotacao.numero}
            cotacao={cotacao}
            barata={cotacao.numero === barata}
            rapida={cotacao.numero === rapida}
            aoEscolher={() => aoEscolher(cotacao)}
          />
        ))}
      </ListaDaFicha>
    </section>
  )
}
