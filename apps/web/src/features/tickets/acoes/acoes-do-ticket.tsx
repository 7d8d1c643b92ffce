import { TEXTOS } from '@balcao/dominio/mensagens'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button } from '@mantine/core'
import { IconArrowForwardUp, IconUserCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { JanelaDaAcao, useJanela } from '../../../platform/acao/janela-da-acao.tsx'
import { adiar, useAdiado } from '../../../platform/adiar.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { falharEspera, useTecladoAEspera } from '../../../ui/retorno/espera-do-teclado.ts'
import { avisarErro } from '../../../ui/retorno/toasts.ts'
import { useEscreverDaqui } from '../escrever-daqui.ts'
import { idDoMotivoDeOutros } from '../etapa-de-outros.ts'
import { ComandoDoTicket, TeclasDoTicket } from '../responsavel/teclas-do-ticket.tsx'
import { useResponsavel } from '../responsavel/use-responsavel.ts'
import estilos from './acoes.module.css'
import {
  type AcaoDeBotao,
  acaoPrincipal,
  acoesPermitidas,
  type Dialogo,
  rotuloDaAcao,
  rotuloDoComando,
  TITULOS,
} from './acoes-possiveis.ts'
import { useArquivamento } from './arquivar/use-arquivamento.ts'
import { MenuDeAcoes } from './menu-de-acoes.tsx'
import { TECLA_DO_PROXIMO_PASSO, TeclaDoProximoPasso, TeclasDeEscrever } from './teclas-das-acoes.tsx'

// Forms of every kind, of which a visit opens one at most: they come when somebody is about to.
const JANELAS = adiar(async () => (await import('./janelas.tsx')).JANELAS)
const anteciparJanelas = () => void JANELAS.trazer().catch(() => {})

const DIALOGO_DE_ATRIBUIR = adiar(() => import('../responsavel/dialogo-de-atribuir.tsx'))

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
  // Opened only once it is there.
  const descrita = janela && JANELAS.modulo?.[janela.dialogo]
  const botoes = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const area = botoes.current
    for (const gesto of ['pointerover', 'focusin']) area?.addEventListener(gesto, anteciparJanelas)
    return () => {
      for (const gesto of ['pointerover', 'focusin']) area?.removeEventListener(gesto, anteciparJanelas)
    }
  }, [])
  const arquivamento = useArquivamento(ticket)
  const principal = acaoPrincipal(ticket)
  const alheia = ticket.etapaDeOutros

  const [trazendo, setTrazendo] = useState(false)
  const desistiu = useRef(false)
  useTecladoAEspera(trazendo, () => {
    desistiu.current = true
  })

  const responsavel = useResponsavel(ticket)
  const [atribuindo, setAtribuindo] = useState(false)
  const atribuicao = useAdiado(DIALOGO_DE_ATRIBUIR)

  function agir(acao: AcaoDeBotao) {
    if (acao === 'assumir' || acao === 'devolver') return void responsavel[acao]()
    if (acao === 'atribuir') return setAtribuindo(true)
    if (acao === 'arquivar' || acao === 'desarquivar') return arquivamento.mudar(acao)
    const dialogo = acao === 'avancar' ? (ticket.etapa.exige ?? 'AVANCAR') : DIALOGOS[acao]
    if (JANELAS.modulo) return abrir(dialogo)
    desistiu.current = false
    setTrazendo(true)
    JANELAS.trazer()
      .then(
        () => desistiu.current || abrir(dialogo),
        () => {
          falharEspera()
          avisarErro(TEXTOS.falhaDeComunicacao)
        },
      )
      .finally(() => setTrazendo(false))
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
        <BotaoBase
          habilitado
          carregando={arquivamento.arquivando}
          data-principal
          title={`${rotuloDaAcao(ticket, principal)} (${TECLA_DO_PROXIMO_PASSO.toUpperCase()})`}
          aria-keyshortcuts={TECLA_DO_PROXIMO_PASSO}
          onClick={() => agir(principal)}
        >
          {rotuloDaAcao(ticket, principal)}
        </BotaoBase>
      )}
      {ticket.acoes.assumir.permite && (
        <BotaoBase
          variant="default"
          habilitado
          carregando={responsavel.ocupado}
          data-recolhe
          title="Assumir (A)"
          aria-keyshortcuts="a"
          leftSection={<IconUserCheck size={16} aria-hidden />}
          onClick={() => agir('assumir')}
        >
          {rotuloDaAcao(ticket, 'assumir')}
        </BotaoBase>
      )}
      {alheia && <EtapaDeOutros ticket={ticket} alheia={alheia} />}
      <MenuDeAcoes ticket={ticket} aoEscolher={agir} />
      <TeclasDoTicket ticket={ticket} aoAssumir={responsavel.assumir} />
      <TeclaDoProximoPasso ticket={ticket} aoAcionar={agir} />
      <TeclasDeEscrever ticket={ticket} />
      {acoesPermitidas(ticket).map((acao) => (
        <ComandoDoTicket key={acao} rotulo={rotuloDoComando(ticket, acao)} aoAcionar={() => agir(acao)} />
      ))}
      {atribuicao && (
        <atribuicao.DialogoDeAtribuir
          aberto={atribuindo}
          tickets={[ticket]}
          ocupado={responsavel.ocupado}
          erro={responsavel.erroAoAtribuir}
          aoAtribuir={responsavel.atribuir}
          aoFechar={() => {
            setAtribuindo(false)
            responsavel.esquecerErro()
          }}
        />
      )}
      <JanelaDaAcao
        aberta={aberta}
        janela={janela}
        largura={descrita?.largura}
        aoLado={descrita?.aoLado}
        aoTerminarDeFechar={aoFechar}
      >
        {janela && descrita && <descrita.Conteudo key={janela.dialogo} ticket={ticket} janela={janela} />}
      </JanelaDaAcao>
    </div>
  )
}

type EtapaDeOutrosProps = { ticket: TicketDetalhado; alheia: NonNullable<TicketDetalhado['etapaDeOutros']> }

/** SEG-05 What others do next, why not this person, and what they can do about it. */
function EtapaDeOutros({ ticket, alheia: { acao, motivo } }: EtapaDeOutrosProps) {
  const escrever = useEscreverDaqui()
  const rotulo = rotuloDaAcao(ticket, acao)
  return (
    <>
      {/* Not `disabled`: the keyboard passes over what is, and the reason would be for the eyes alone. */}
      <Button
        data-disabled
        data-principal
        aria-disabled
        aria-describedby={idDoMotivoDeOutros(ticket.id)}
        title={`${rotulo}: ${motivo}`}
        onClick={(evento) => evento.preventDefault()}
      >
        {rotulo}
      </Button>
      {ticket.acoes.encaminhar.permite && (
        <Button
          data-recolhe
          title="Encaminhar (E)"
          leftSection={<IconArrowForwardUp size={16} aria-hidden />}
          onClick={() => escrever('ENCAMINHAMENTO')}
        >
          Encaminhar
        </Button>
      )}
    </>
  )
}
