import { EXTENSOES_DE_ANEXO, MAXIMO_DE_ARQUIVOS } from '@balcao/dominio/arquivos/anexos'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { TAMANHO_DA_MENSAGEM } from '@balcao/dominio/tickets/esquemas'
import type { TipoDeHistorico } from '@balcao/dominio/tickets/historico'
import { Checkbox, Kbd, Textarea } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { adiar, useAdiado } from '../../../../platform/adiar.ts'
import { useTeclaDita } from '../../../../platform/atalhos.ts'
import { BarraDeUso } from '../../../../ui/arquivos/barra-de-uso.tsx'
import { EnvioDeArquivos } from '../../../../ui/arquivos/envio-de-arquivos.tsx'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { estaDigitando } from '../../../../ui/listas/esta-digitando.ts'
import { ESCRITA_DO_TICKET } from '../../escrita-pedida.ts'
import { Ajudas } from './ajudas.tsx'
import { CampoDeContato } from './campo-de-contato.tsx'
import { CampoDeVisibilidade } from './campo-de-visibilidade.tsx'
import estilos from './composicao.module.css'
import { DestinoDaMensagem } from './destino-da-mensagem.tsx'
import { FalhaDoEnvio } from './falha-do-envio.tsx'
import type { Composicao } from './use-composicao.ts'

// After the page: fields with a list of options are of who sends the ticket on.
const ENCAMINHAMENTO = adiar(() => import('./campos-do-encaminhamento.tsx'))

type FormularioDaMensagemProps = {
  ticket: TicketDetalhado
  composicao: Composicao
  className?: string | undefined
  aoEnviar?: () => void
  /** One line until it is used, so that the conversation comes first (MES-09). */
  recolhivel?: boolean
  /** How many times writing was asked for from elsewhere: each brings the keyboard here. */
  chamadas?: number
}

/** The button says who will read it. */
const ENVIAR: Record<TipoDeHistorico, string> = {
  PUBLICO: 'Enviar',
  PRIVADO: 'Registrar mensagem interna',
  ENCAMINHAMENTO: 'Encaminhar',
}
/** ALC-01 Where the ticket has no way to the customer: whether this message makes one, or only stands there. */
function rotuloDoEnvio(
  { correio, whatsapp, acoes }: TicketDetalhado,
  { tipo, porEmail, clienteLe }: { tipo: TipoDeHistorico; porEmail: boolean; clienteLe: boolean },
): string {
  if (tipo !== 'PUBLICO' || correio || whatsapp || !acoes.contato.permite) return ENVIAR[tipo]
  if (porEmail) return 'Enviar por e-mail'
  return clienteLe ? ENVIAR[tipo] : 'Só registrar'
}

const CONVITE: Record<TipoDeHistorico, string> = {
  PUBLICO: 'Escreva a mensagem.',
  PRIVADO: 'Escreva para a equipe. O cliente não vê.',
  ENCAMINHAMENTO: 'Diga a quem recebe o que precisa ser feito. O cliente não vê.',
}
const PERTO_DO_FIM = TAMANHO_DA_MENSAGEM * 0.9

export function FormularioDaMensagem(props: FormularioDaMensagemProps) {
  const { ticket, composicao, className, aoEnviar, recolhivel = false, chamadas = 0 } = props
  const { rascunho, tipos, arquivos, erros, acao, limiteMb, porEmail, clienteLe } = composicao
  const { mudar, anexar, desanexar, enviar } = composicao
  const { tipo, mensagem, aguardarCliente } = rascunho
  const rotulo = rotuloDoEnvio(ticket, { tipo, porEmail, clienteLe })
  const podeAguardar = tipo === 'PUBLICO' && ticket.acoes.aguardar.permite
  const formulario = useRef<HTMLFormElement>(null)
  const campo = useRef<HTMLTextAreaElement>(null)
  const atendidas = useRef(0)
  // Once in use it stays open: what is pressed next must not move away from under the pointer.
  const [emUso, setEmUso] = useState(!recolhivel)
  const comecada = mensagem !== '' || arquivos.length > 0 || tipo === 'ENCAMINHAMENTO'
  const encaminhamento = useAdiado(ENCAMINHAMENTO)
  const destinoAindaNaoVeio = tipo === 'ENCAMINHAMENTO' && encaminhamento === null
  const aberta = emUso || comecada || acao.error !== null

  useTeclaDita(['ctrl+enter'], rotulo, 'escrita')

  useEffect(() => {
    if (Object.keys(erros).length > 0)
      formulario.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [erros])

  useEffect(() => {
    // Back from another tab, it is not asked for again.
    if (chamadas <= atendidas.current || destinoAindaNaoVeio) return
    atendidas.current = chamadas
    const destino = formulario.current?.querySelector<HTMLElement>('[data-destino] input')
    ;(destino ?? campo.current)?.focus()
  }, [chamadas, destinoAindaNaoVeio])

  // MES-04 Out of the field the keys of the ticket work again; a drawer gives the focus back by itself.
  function sairDoCampo() {
    const { activeElement: foco } = document
    if (recolhivel && estaDigitando(foco) && formulario.current?.contains(foco))
      formulario.current.focus({ preventScroll: true })
  }
  function aoTerminar() {
    sairDoCampo()
    aoEnviar?.()
  }
  function aoSubmeter(evento: FormEvent) {
    evento.preventDefault()
    enviar(aoTerminar)
  }
  function aoTeclar(evento: KeyboardEvent) {
    // A list open over a field closes first.
    const lista = (evento.target as Element).getAttribute('aria-expanded') === 'true'
    if (evento.key === 'Escape' && !lista) return sairDoCampo()
    if (evento.key !== 'Enter' || !(evento.ctrlKey || evento.metaKey)) return
    evento.preventDefault()
    enviar(aoTerminar)
  }

  return (
    <form
      ref={formulario}
      tabIndex={-1}
      noValidate
      aria-label="Nova mensagem"
      {...{ [ESCRITA_DO_TICKET]: '' }}
      className={`${estilos.formulario} ${className ?? ''}`}
      data-tipo={tipo}
      data-recolhida={!aberta || undefined}
      onFocus={() => setEmUso(true)}
      onDragEnter={() => setEmUso(true)}
      onSubmit={aoSubmeter}
      onKeyDown={aoTeclar}
    >
      {acao.error && <FalhaDoEnvio erro={acao.error} aoAtualizar={acao.reset} />}
      {tipos.length > 1 && (
        <CampoDeVisibilidade tipos={tipos} valor={tipo} aoMudar={(novo) => mudar({ tipo: novo })} />
      )}
      {tipo === 'ENCAMINHAMENTO' && encaminhamento && (
        <encaminhamento.CamposDoEncaminhamento
          idTicket={ticket.id}
          rascunho={rascunho}
          erros={erros}
          mudar={mudar}
        />
      )}
      <Textarea
        ref={campo}
        aria-label="Mensagem"
        className={estilos.texto ?? ''}
        placeholder={
          tipo === 'PUBLICO' && ticket.clienteLe && !porEmail && !ticket.whatsapp && tipos.includes('PRIVADO')
            ? `${CONVITE[tipo]} O cliente também vai ler.`
            : CONVITE[tipo]
        }
        autosize
        minRows={aberta ? 3 : 1}
        maxRows={12}
        maxLength={TAMANHO_DA_MENSAGEM}
        value={mensagem}
        error={erros.mensagem}
        description={
          mensagem.length > PERTO_DO_FIM ? `${mensagem.length} de ${TAMANHO_DA_MENSAGEM} caracteres` : null
        }
        onChange={({ currentTarget }) => mudar({ mensagem: currentTarget.value })}
      />
      {aberta && <Ajudas ticket={ticket} composicao={composicao} campo={campo} />}
      <EnvioDeArquivos
        compacto
        rotulo="Anexos da mensagem"
        extensoes={EXTENSOES_DE_ANEXO}
        maximoMb={limiteMb}
        maximoDeArquivos={MAXIMO_DE_ARQUIVOS.dialogo}
        arquivos={arquivos}
        aoAdicionar={anexar}
        aoRemover={desanexar}
        desabilitado={acao.isPending}
      />
      {arquivos.length > 0 && (
        <BarraDeUso tamanhos={arquivos.map(({ tamanho }) => tamanho)} limiteMb={limiteMb} />
      )}
      {tipo === 'PUBLICO' && (
        <DestinoDaMensagem ticket={ticket} rascunho={rascunho} erros={erros} mudar={mudar} />
      )}
      {podeAguardar && !clienteLe && (
        <CampoDeContato
          ticket={ticket}
          valor={rascunho.contato}
          erro={erros.contato}
          aoMudar={(contato) => mudar({ contato })}
        />
      )}
      {erros.arquivos && (
        <p className={estilos.erro} role="alert">
          {erros.arquivos}
        </p>
      )}
      <div className={estilos.rodape}>
        {podeAguardar && (
          <Checkbox
            label="Aguardar resposta do cliente (pausa o prazo)"
            checked={aguardarCliente}
            onChange={({ currentTarget }) => mudar({ aguardarCliente: currentTarget.checked })}
          />
        )}
        {mensagem && <span className={estilos.guardado}>Rascunho salvo neste navegador</span>}
        <span className={estilos.dica}>
          <Kbd size="xs">Ctrl</Kbd> + <Kbd size="xs">Enter</Kbd>
        </span>
        <BotaoBase type="submit" habilitado={composicao.pronta} carregando={acao.isPending}>
          {acao.isPending ? 'Enviando…' : rotulo}
        </BotaoBase>
      </div>
    </form>
  )
}
