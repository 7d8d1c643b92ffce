import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { useRef } from 'react'
import { JanelaDaAcao } from '../../../platform/acao/janela-da-acao.tsx'
import { useJanela } from '../../../platform/acao/use-janela.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { type AcaoDeBotao, acaoPrincipal, rotuloDaAcao } from './acao-principal.ts'
import estilos from './acoes.module.css'
import { useArquivamento } from './arquivar/use-arquivamento.ts'
import { EtapaDeOutros } from './etapa-de-outros.tsx'
import { type Dialogo, TITULOS } from './janela.ts'
import { JANELAS } from './janelas.tsx'
import { MenuDeAcoes } from './menu-de-acoes.tsx'

const DIALOGOS = {
  retroceder: 'VOLTAR',
  finalizar: 'FINALIZAR',
  reabrir: 'REABRIR',
  reclassificar: 'MUDAR_TIPO',
  completarCadastro: 'COMPLETAR_CADASTRO',
} as const satisfies Partial<Record<AcaoDeBotao, Dialogo>>

/** TIC-10, TIC-11, TIC-12 The next action as a button, the others in a menu, each with its dialog. */
export function AcoesDoTicket({ ticket }: { ticket: TicketDetalhado }) {
  const { aberta, janela, abrir, aoTerminarDeFechar } = useJanela(TITULOS)
  const descrita = janela && JANELAS[janela.dialogo]
  const botoes = useRef<HTMLDivElement>(null)
  const arquivamento = useArquivamento(ticket)
  const principal = acaoPrincipal(ticket)
  const alheia = ticket.etapaDeOutros

  function agir(acao: AcaoDeBotao) {
    if (acao === 'arquivar' || acao === 'desarquivar') return arquivamento.mudar(acao)
    return abrir(acao === 'avancar' ? (ticket.etapa.exige ?? 'AVANCAR') : DIALOGOS[acao])
  }

  function aoFechar() {
    aoTerminarDeFechar()
    // After a question nobody gives the focus back, and the keyboard would start again from the top of the page.
    const foco = document.activeElement
    if (!foco || foco === document.body || foco.closest('[role="dialog"]'))
      botoes.current?.querySelector('button')?.focus()
  }

  return (
    <div ref={botoes} className={estilos.acoes}>
      {principal && (
        <BotaoBase habilitado carregando={arquivamento.arquivando} onClick={() => agir(principal)}>
          {rotuloDaAcao(ticket, principal)}
        </BotaoBase>
      )}
      {alheia && <EtapaDeOutros ticket={ticket} alheia={alheia} />}
      <MenuDeAcoes ticket={ticket} aoEscolher={agir} />
      <JanelaDaAcao aberta={aberta} janela={janela} largura={descrita?.largura} aoTerminarDeFechar={aoFechar}>
        {janela && descrita && <descrita.Conteudo key={janela.dialogo} ticket={ticket} janela={janela} />}
      </JanelaDaAcao>
    </div>
  )
}
