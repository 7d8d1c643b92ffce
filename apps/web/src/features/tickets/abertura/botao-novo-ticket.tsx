import { ActionIcon, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useAtalho } from '../../../platform/atalhos.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { ROTULO_DO_TERMO, useDevolve } from './devolucao/use-devolve.ts'
import { useAbertura } from './pedido/abrir-novo-ticket.ts'

const ROTULO = 'NOVO TICKET'

type BotaoNovoTicketProps = {
  /** Only the icon, on a phone. */
  compacto: boolean
}

export function BotaoNovoTicket(props: BotaoNovoTicketProps) {
  return useSessao().pode('TICKET_ABRIR') ? <Botao {...props} /> : null
}

function Botao({ compacto }: BotaoNovoTicketProps) {
  const { abrirNovoTicket } = useAbertura()
  return (
    <>
      <TeclasDoTicketNovo />
      <BotaoDaBarra compacto={compacto} abrir={() => abrirNovoTicket()} />
    </>
  )
}

/** MES-04 Whoever may open a ticket does so by key from anywhere, whatever button stands in the bar. */
export function TeclasDoTicketNovo() {
  const { abrirNovoTicket } = useAbertura()
  useAtalho(['n'], 'Novo ticket', () => abrirNovoTicket(), 'portal')
  return useDevolve() && <AtalhoDaDevolucao />
}

const ESCRITA = { rotulo: ROTULO_DO_TERMO }

function AtalhoDaDevolucao() {
  const { abrirNovoTicket } = useAbertura()
  useAtalho(['v'], 'Devolver nota fiscal', () => abrirNovoTicket({ devolucao: {} }), 'portal', ESCRITA)
  return null
}

function BotaoDaBarra({ compacto, abrir }: BotaoNovoTicketProps & { abrir: () => void }) {
  if (compacto)
    return (
      <ActionIcon variant="filled" color="warning" aria-label={ROTULO} onClick={abrir}>
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
    )
  return (
    <Button
      color="warning"
      size="xs"
      leftSection={<IconPlus size={16} aria-hidden />}
      title="Atalho: N"
      aria-keyshortcuts="n"
      onClick={abrir}
    >
      {ROTULO}
    </Button>
  )
}
