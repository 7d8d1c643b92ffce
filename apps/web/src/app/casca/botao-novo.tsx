import { useState } from 'react'
import { JanelaDoOrcamentoNovo } from '../../features/orcamentos/janela-do-orcamento-novo.ts'
import { BotaoNovoTicket, TeclasDoTicketNovo } from '../../features/tickets/abertura/botao-novo-ticket.tsx'
import { adiar, useAdiado } from '../../platform/adiar.ts'
import { useAtalho } from '../../platform/atalhos.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { BotaoDaBarra } from './botao-da-barra.tsx'

const MENU = adiar(() => import('./menu-novo.tsx'))

type BotaoNovoProps = {
  /** Only the icon, on a phone. */
  compacto: boolean
}

/** SHL-03 'NOVO TICKET' of whoever only serves; of whoever sells too, what may be begun. */
export function BotaoNovo({ compacto }: BotaoNovoProps) {
  const { pode } = useSessao()
  if (!pode('ORCAMENTO_EDITAR')) return <BotaoNovoTicket compacto={compacto} />
  return <DeQuemVende compacto={compacto} />
}

function DeQuemVende({ compacto }: BotaoNovoProps) {
  const { pode } = useSessao()
  const menu = useAdiado(MENU)
  const [aberto, setAberto] = useState(false)
  const [orcando, setOrcando] = useState(false)
  const orcar = () => setOrcando(true)
  const fechar = () => setOrcando(false)
  useAtalho(['o'], 'Novo orçamento', orcar, 'portal', { rotulo: 'Cliente' })
  return (
    <>
      {pode('TICKET_ABRIR') && <TeclasDoTicketNovo />}
      {menu ? (
        <menu.MenuNovo aberto={aberto} aoMudar={setAberto} aoOrcar={orcar} compacto={compacto} />
      ) : (
        // Pressed before what it opens came, that opens when it does.
        <BotaoDaBarra compacto={compacto} onClick={() => setAberto(true)} />
      )}
      {orcando && <JanelaDoOrcamentoNovo aoFechar={fechar} aoNaoVir={fechar} />}
    </>
  )
}
