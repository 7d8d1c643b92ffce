import type { EntradaDoHistorico } from '@balcao/dominio/tickets/detalhe/contratos'
import {
  ACOES_DO_HISTORICO,
  type AcaoDoHistorico,
  ehRestrito,
  TIPOS_DE_HISTORICO,
} from '@balcao/dominio/tickets/historico'
import { MEIOS_DE_CONTATO } from '@balcao/dominio/tickets/mensagem'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { comoMencao } from '@balcao/dominio/tickets/seguidores/mencoes'
import { numeroLegivel } from '@balcao/dominio/whatsapp/numero'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowForwardUp, IconLock, IconWorld } from '@tabler/icons-react'
import { Fragment, useId } from 'react'
import { useSessao } from '../../../../platform/sessao.tsx'
import { Etiqueta } from '../../../../ui/listas/etiqueta.tsx'
import { iniciaisDe } from '../../../../ui/pessoas/iniciais-de.ts'
import { tardio } from '../../../../ui/retorno/tardio.tsx'
import { TempoRelativo } from '../../../../ui/retorno/tempo-relativo.tsx'
import { TextoComQuebras } from '../../../../ui/retorno/texto-com-quebras.tsx'
import { TOM_DO_TICKET } from '../../../../ui/tema/tons.ts'
import { LinkDoTicket } from '../../link-do-ticket.tsx'
import { ListaDeAnexos } from '../anexos/lista-de-anexos.tsx'
import type { EmailInteiroProps } from './email-inteiro.tsx'
import { EnviosDaEntrada } from './envios-da-entrada.tsx'
import estilos from './historico.module.css'

type EntradaProps = { idTicket: number; entrada: EntradaDoHistorico; nova: boolean }

const ICONE = { PUBLICO: IconWorld, PRIVADO: IconLock, ENCAMINHAMENTO: IconArrowForwardUp }

// What somebody wrote is a message; what somebody did is one line.
const FALAS: readonly AcaoDoHistorico[] = ['ABERTURA', 'MENSAGEM', 'ENCAMINHAMENTO']

const deOnde = (meio: string, quem: string | null): string => [meio, quem].filter(Boolean).join(' · ')

export function EntradaNoHistorico(props: EntradaProps) {
  const { acao, mensagem, anexos } = props.entrada
  const fala = FALAS.includes(acao) && (mensagem !== '' || anexos.length > 0)
  return fala ? <Fala {...props} /> : <Feito {...props} />
}

function Fala({ idTicket, entrada, nova }: EntradaProps) {
  const {
    colaborador,
    colaborador_id,
    datahora_criacao,
    tipo,
    acao,
    mensagem,
    contato,
    peloLink,
    porEmail,
    peloWhatsapp,
    id,
    anexos,
    envios,
  } = entrada
  const { colaborador: eu } = useSessao()
  const idDoAutor = useId()
  const Icone = ICONE[tipo]
  return (
    <article
      tabIndex={-1}
      className={estilos.entrada}
      data-propria={colaborador_id === eu.id || undefined}
      data-restrita={ehRestrito(tipo) || undefined}
      data-tipo={tipo}
      aria-labelledby={idDoAutor}
    >
      <span className={estilos.avatar} aria-hidden>
        {iniciaisDe(colaborador.nome)}
      </span>
      <div className={estilos.balao}>
        <header className={estilos.topo}>
          <strong id={idDoAutor}>{colaborador.nome}</strong>
          {acao !== 'MENSAGEM' && <span>{ACOES_DO_HISTORICO[acao]}</span>}
          <span>
            <TempoRelativo data={datahora_criacao} />
          </span>
          <Etiqueta tom={TOM_DO_TICKET[tipo]} icone={<Icone size={14} aria-hidden />}>
            {TIPOS_DE_HISTORICO[tipo]}
          </Etiqueta>
          {peloLink && <span>{deOnde('pelo link', peloLink.email)}</span>}
          {porEmail && <span>{deOnde('por e-mail', porEmail.email)}</span>}
          {peloWhatsapp && (
            <span>{deOnde('pelo WhatsApp', peloWhatsapp.numero && numeroLegivel(peloWhatsapp.numero))}</span>
          )}
          {contato && <span>falou com o cliente por {MEIOS_DE_CONTATO[contato]}</span>}
          <DoTicket entrada={entrada} />
          {nova && <Etiqueta tom="turquesa">Nova</Etiqueta>}
        </header>
        {mensagem && (
          <p className={estilos.mensagem}>
            <TextoDaEntrada mensagem={mensagem} mencoes={entrada.mencoes} />
          </p>
        )}
        {porEmail?.mais && <EmailNaEntrada idTicket={idTicket} idEntrada={id} />}
        <ListaDeAnexos anexos={anexos} />
        <EnviosDaEntrada idTicket={idTicket} envios={envios} />
      </div>
    </article>
  )
}

/** MES-06/uniao Where it was written, when that ticket became part of this one. */
function DoTicket({ entrada: { doTicket } }: Pick<EntradaProps, 'entrada'>) {
  return doTicket && <Etiqueta>{`do ticket ${formatarProtocolo(doTicket.protocolo)}`}</Etiqueta>
}

function Feito({ idTicket, entrada, nova }: EntradaProps) {
  const { colaborador, datahora_criacao, tipo, acao, mensagem, anexos, envios, ligado } = entrada
  // The first line is the sentence of what was done; what the person added to it comes under.
  const [frase, ...observacao] = mensagem.split('\n')
  const detalhe = observacao.join('\n').trim()
  return (
    <article tabIndex={-1} className={estilos.feito}>
      <p>
        <strong>{colaborador.nome}</strong> {frase ? `· ${frase}` : ACOES_DO_HISTORICO[acao]}{' '}
        {ligado && (
          <>
            Ticket <LinkDoTicket ticket={ligado} />{' '}
          </>
        )}
        <span className={estilos.quando}>
          <TempoRelativo data={datahora_criacao} />
        </span>{' '}
        {ehRestrito(tipo) && <Etiqueta tom={TOM_DO_TICKET[tipo]}>{TIPOS_DE_HISTORICO[tipo]}</Etiqueta>}{' '}
        <DoTicket entrada={entrada} /> {nova && <Etiqueta tom="turquesa">Nova</Etiqueta>}
      </p>
      {detalhe && (
        <p className={estilos.detalhe}>
          <TextoComQuebras texto={detalhe} />
        </p>
      )}
      <ListaDeAnexos anexos={anexos} />
      <EnviosDaEntrada idTicket={idTicket} envios={envios} />
    </article>
  )
}

const EmailInteiro = tardio(async () => (await import('./email-inteiro.tsx')).EmailInteiro)

/** ALC-02 The past that a message quoted, and its page: kept, and folded until asked for. */
function EmailNaEntrada(props: EmailInteiroProps) {
  const [aberto, { toggle, close }] = useDisclosure(false)
  return (
    <div className={estilos.email}>
      <Button size="compact-xs" variant="subtle" aria-expanded={aberto} onClick={toggle}>
        {aberto ? 'Ocultar o e-mail inteiro' : 'Ver o e-mail inteiro'}
      </Button>
      {aberto && <EmailInteiro {...props} aoNaoVir={close} />}
    </div>
  )
}

type TextoDaEntradaProps = Pick<EntradaDoHistorico, 'mensagem' | 'mencoes'>

/** TIC-04, MES-06/mencoes What was written, with whom it calls standing out. */
function TextoDaEntrada({ mensagem, mencoes }: TextoDaEntradaProps) {
  const chamados = mencoes.map(comoMencao)
  if (chamados.length === 0) return <TextoComQuebras texto={mensagem} />
  const literais = chamados.map((nome) => nome.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const partes = mensagem.split(new RegExp(`(${literais.join('|')})`))
  return partes.map((parte, i) =>
    chamados.includes(parte) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was written does not change
      <strong key={i}>{parte}</strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was written does not change
      <Fragment key={i}>
        <TextoComQuebras texto={parte} />
      </Fragment>
    ),
  )
}
