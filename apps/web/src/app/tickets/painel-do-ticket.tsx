import { ActionIcon, Kbd, VisuallyHidden } from '@mantine/core'
import { IconArrowsMaximize, IconTicket, IconX } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Aba } from '../../features/tickets/detalhe/abas.ts'
import { abaNoEndereco } from '../../features/tickets/detalhe/endereco-do-ticket.ts'
import { BotoesDeAndar } from '../../features/tickets/lista/andar-nos-tickets.tsx'
import type { Passo } from '../../platform/listas/caminhada/andar.ts'
import { useTituloDado } from '../../platform/titulo-proprio.ts'
import estilos from './mesa-de-tickets.module.css'
import { TicketNoPortal } from './ticket-no-portal.tsx'

type PainelDoTicketProps = {
  idTicket: number
  aba: Aba
  /** It came by a key: the focus goes to its title, which a screen reader then reads. */
  focar: boolean
  aoAndar: ((passo: Passo) => void) | null
  aoFechar: () => void
}

/** MES-03 The ticket beside the list: the very page of it, in less room. */
export function PainelDoTicket({ idTicket, aba, focar, aoAndar, aoFechar }: PainelDoTicketProps) {
  const navegar = useNavigate()
  const painel = useRef<HTMLElement>(null)
  const titulo = useTituloDado()
  const focado = useRef(false)
  useEffect(() => {
    const alvo = painel.current?.querySelector('h2')
    if (!titulo || !focar || focado.current || !alvo) return
    focado.current = true
    alvo.tabIndex = -1
    alvo.focus({ preventScroll: true })
  }, [titulo, focar])
  return (
    <section ref={painel} className={estilos.painel} aria-label="Ticket aberto">
      {!focar && (
        <VisuallyHidden role="status">{titulo && `${titulo} aberto ao lado da lista`}</VisuallyHidden>
      )}
      <TicketNoPortal
        idTicket={idTicket}
        aba={aba}
        aoMudarAba={(nova) =>
          void navegar({
            to: '/tickets',
            search: (atual: object) => ({ ...atual, aba: undefined, ...abaNoEndereco(nova) }) as never,
            replace: true,
            resetScroll: false,
          })
        }
        nivel={2}
        voltar={
          <span className={estilos.controles}>
            <ActionIcon size="sm" title="Fechar o ticket" aria-label="Fechar o ticket" onClick={aoFechar}>
              <IconX size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              size="sm"
              title="Abrir na tela inteira"
              aria-label="Abrir na tela inteira"
              renderRoot={(props) => (
                <Link to="/tickets/$idTicket" params={{ idTicket: String(idTicket) }} {...props} />
              )}
            >
              <IconArrowsMaximize size={14} aria-hidden />
            </ActionIcon>
            {aoAndar && <BotoesDeAndar aoAndar={aoAndar} />}
          </span>
        }
      />
    </section>
  )
}

export function SemTicket() {
  return (
    <section className={estilos.vazio} aria-label="Ticket aberto">
      <IconTicket size={40} stroke={1.5} aria-hidden />
      <p>Escolha um ticket na lista para abri-lo aqui.</p>
      <p>
        <Kbd>]</Kbd> abre o próximo, <Kbd>[</Kbd> o anterior, <Kbd>L</Kbd> volta a só a lista.
      </p>
    </section>
  )
}
