import { Alert, Button, Progress } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { IconCircleX, IconCloudCheck } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { BotaoBase } from '../campos/botao-base.tsx'
import { acusarRecusados } from '../campos/recusados.ts'
import { DialogoDeAlerta, ESC_SOMENTE_AQUI, umClique } from '../retorno/dialogo-de-alerta.tsx'
import { TextoComQuebras } from '../retorno/texto-com-quebras.tsx'
import estilos from './assistente.module.css'
import type { EstadoDoAssistente, Falha, TextosDoAssistente } from './estado-do-assistente.ts'
import { ListaDePassos } from './lista-de-passos.tsx'
import { nomesDosCampos, OQueFalta } from './o-que-falta.tsx'

const ENVIA = 'input:not([type="checkbox"], [type="radio"], [type="file"], [aria-expanded="true"])'

type AssistenteProps<N, P extends string> = {
  assistente: EstadoDoAssistente<N, P>
  /** Between the step and the buttons. */
  ajuda?: ReactNode
}

/** NOV-02 The steps, the present one, and what goes on or back. */
export function Assistente<N extends { passo: P }, P extends string>({
  assistente,
  ajuda,
}: AssistenteProps<N, P>) {
  const { novo, mudar, passos, caminho, textos, falha, aviso, enviando, nomeDoCampo } = assistente
  const corpo = useRef<HTMLDivElement>(null)
  useFoco(corpo, novo.passo, caminho.paradas)
  function avancar() {
    if (corpo.current && acusarRecusados(corpo.current)) return
    return caminho.ultimo ? assistente.enviar() : caminho.prosseguir()
  }
  const atual = passos.find(({ id }) => id === novo.passo)

  function aoTeclar(evento: KeyboardEvent<HTMLDivElement>) {
    const { key, ctrlKey, metaKey, target } = evento
    if (key !== 'Enter' || evento.defaultPrevented || enviando) return
    // What a menu or another dialog in front of this one gets also passes here.
    if (!(target instanceof HTMLElement) || !evento.currentTarget.contains(target)) return
    // A search inside a step has an Enter of its own.
    const campo = target.matches(ENVIA) && !target.closest('form')
    if (!campo && !ctrlKey && !metaKey) return
    evento.preventDefault()
    void avancar()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field goes on, as in a form; a step may hold forms
    <div className={estilos.assistente} onKeyDown={aoTeclar}>
      <ListaDePassos passos={passos} caminho={caminho} atual={novo.passo} parada={enviando} />
      <div className={estilos.lado}>
        <div ref={corpo} className={estilos.corpo}>
          {aviso && (
            <AvisoDaRecusa
              titulo={textos.recusado}
              mensagem={aviso}
              aoDispensar={assistente.dispensarAviso}
            />
          )}
          <h2 className={estilos.titulo} tabIndex={-1}>
            {atual?.titulo}
          </h2>
          {atual && (
            <atual.Conteudo
              key={atual.id}
              novo={novo}
              mudar={mudar}
              problemas={caminho.problemas}
              irPara={(destino) => void caminho.irPara(destino)}
            />
          )}
        </div>
        {ajuda}
        <OQueFalta problemas={caminho.problemas} nomeDoCampo={nomeDoCampo} />
        {enviando && (
          <BarraDoEnvio textos={textos} parte={assistente.parte} aoCancelar={assistente.cancelarEnvio} />
        )}
        <RodapeDoAssistente assistente={assistente} aoAvancar={avancar} />
      </div>
      <DialogoDaFalha
        titulo={textos.falhou}
        falha={falha}
        nomeDoCampo={nomeDoCampo}
        aoVoltar={assistente.voltarDaFalha}
      />
    </div>
  )
}

const VAZIO = 'input[required]:not([type="checkbox"], [type="radio"], [type="file"], :disabled)'

/** Where the step begins by, unless it is filled in already: then what still must be. */
function vazioOu(primeiro: HTMLElement | null | undefined, corpo: HTMLElement | null) {
  if (!(primeiro instanceof HTMLInputElement) || primeiro.value === '') return primeiro
  const campos = [...(corpo?.querySelectorAll<HTMLInputElement>(VAZIO) ?? [])]
  return campos.find(({ value }) => value === '') ?? primeiro
}

/** The first field of a step that opens; what is wrong in one that could not be left. */
function useFoco(corpo: RefObject<HTMLDivElement | null>, passo: string, paradas: number) {
  const intocado = useRef<HTMLInputElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is what it is about
  useEffect(() => {
    corpo.current?.scrollTo?.({ top: 0 })
    const alvo = vazioOu(corpo.current?.querySelector<HTMLElement>('[data-autofocus]'), corpo.current)
    ;(alvo ?? corpo.current?.querySelector<HTMLElement>('h2'))?.focus()
    intocado.current = alvo instanceof HTMLInputElement && alvo.value === '' ? alvo : null
    const tocar = () => {
      intocado.current = null
    }
    alvo?.addEventListener('input', tocar, { once: true })
    alvo?.addEventListener('blur', tocar, { once: true })
    return () => {
      alvo?.removeEventListener('input', tocar)
      alvo?.removeEventListener('blur', tocar)
    }
  }, [corpo, passo])
  // What a lookup filled in while the person waited there is not theirs to type any more.
  useEffect(() => {
    const campo = intocado.current
    if (!campo || campo.value === '') return
    // After the fields with a mask have written theirs.
    const quadro = requestAnimationFrame(() => vazioOu(intocado.current, corpo.current)?.focus())
    return () => cancelAnimationFrame(quadro)
  })
  useEffect(() => {
    if (paradas === 0) return
    const problema = corpo.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problema]')
    // A group can't be invalid itself: what it names for it, or its first choice, takes the focus.
    const grupo = problema?.matches('[data-problema]') ? problema.closest('fieldset') : null
    const alvo = grupo?.querySelector<HTMLElement>('[data-alvo]') ?? grupo?.querySelector('button')
    ;(alvo ?? problema)?.focus()
  }, [corpo, paradas])
}

type RodapeDoAssistenteProps<N, P extends string> = {
  assistente: Pick<EstadoDoAssistente<N, P>, 'caminho' | 'textos' | 'salvoEm' | 'enviando'>
  /** A promise keeps the button busy. */
  aoAvancar: () => unknown
}

/** NOV-05 'Prosseguir', disabled until the step is valid (GER-09), and 'Voltar', within reach of a thumb. */
function RodapeDoAssistente<N, P extends string>({
  assistente: { caminho, textos, salvoEm, enviando },
  aoAvancar,
}: RodapeDoAssistenteProps<N, P>) {
  return (
    <footer className={estilos.rodape}>
      <NotaDoRascunho salvoEm={salvoEm} />
      <div className={estilos.botoes}>
        {!caminho.primeiro && (
          <Button variant="default" disabled={enviando || !caminho.podeVoltar} onClick={caminho.voltar}>
            Voltar
          </Button>
        )}
        <BotaoBase habilitado={caminho.podeProsseguir} carregando={enviando} onClick={aoAvancar}>
          {caminho.ultimo ? textos.concluir : (textos.prosseguir ?? 'Prosseguir')}
        </BotaoBase>
      </div>
    </footer>
  )
}

const PASSO_S = 10
const MINUTO_S = 60
const HORA_S = 3_600

/** 'agora', 'há 10 s', 'há 2 min', 'há 1 h' */
function tempoDesde(em: number, agora: number): string {
  const segundos = Math.max(0, Math.floor((agora - em) / 1_000))
  if (segundos < PASSO_S) return 'agora'
  if (segundos < MINUTO_S) return `há ${Math.floor(segundos / PASSO_S) * PASSO_S} s`
  if (segundos < HORA_S) return `há ${Math.floor(segundos / MINUTO_S)} min`
  return `há ${Math.floor(segundos / HORA_S)} h`
}

/** NOV-16 'Rascunho salvo há 10 s' */
function NotaDoRascunho({ salvoEm }: { salvoEm: number | null }) {
  const [agora, setAgora] = useState(Date.now)
  useInterval(() => setAgora(Date.now()), 5_000, { autoInvoke: true })
  if (salvoEm === null) return null
  return (
    <span className={estilos.nota}>
      <IconCloudCheck size={16} aria-hidden />
      Rascunho salvo {tempoDesde(salvoEm, Math.max(agora, salvoEm))}
    </span>
  )
}

type AvisoDaRecusaProps = { titulo: string; mensagem: string; aoDispensar: () => void }

/** NOV-16 The server's reason, beside what it is about. */
function AvisoDaRecusa({ titulo, mensagem, aoDispensar }: AvisoDaRecusaProps) {
  return (
    <Alert
      color="red"
      icon={<IconCircleX size={20} aria-hidden />}
      title={titulo}
      withCloseButton
      closeButtonLabel="Dispensar aviso"
      onClose={aoDispensar}
    >
      <TextoComQuebras texto={mensagem} />
    </Alert>
  )
}

const PERCENTUAL = 100

type BarraDoEnvioProps = {
  textos: TextosDoAssistente
  /** From 0 to 1 */
  parte: number
  aoCancelar: () => void
}

/** NOV-16 How much of it and its files has left. */
function BarraDoEnvio({ textos, parte, aoCancelar }: BarraDoEnvioProps) {
  const percentual = Math.round(parte * PERCENTUAL)
  return (
    <div className={estilos.envio}>
      <div className={estilos.progresso}>
        <span role="status">{percentual < PERCENTUAL ? `Enviando: ${percentual}%` : textos.registrando}</span>
        <Progress value={percentual} aria-label={textos.enviando} animated={percentual === PERCENTUAL} />
      </div>
      <Button size="xs" variant="default" onClick={aoCancelar}>
        Cancelar envio
      </Button>
    </div>
  )
}

type DialogoDaFalhaProps = {
  titulo: string
  falha: Falha | null
  nomeDoCampo: (campo: string) => string
  aoVoltar: () => void
}

/** NOV-16 Error: what happened, and 'Voltar' to everything that was typed. */
function DialogoDaFalha({ titulo, falha, nomeDoCampo, aoVoltar }: DialogoDaFalhaProps) {
  // The words stay on the screen while the dialog fades out.
  const [exibida, setExibida] = useState(falha)
  if (falha && falha !== exibida) setExibida(falha)
  if (!exibida) return null
  const onde = nomesDosCampos(Object.keys(exibida.recusas.campos), nomeDoCampo)
  const texto = [exibida.mensagem, onde && `Confira: ${onde}.`, 'Tudo o que você preencheu continua aqui.']
  return (
    <DialogoDeAlerta
      aberto={falha !== null}
      assunto={0}
      tom="erro"
      titulo={titulo}
      aoFechar={aoVoltar}
      acoes={
        <Button data-autofocus {...ESC_SOMENTE_AQUI} onClick={umClique(aoVoltar)}>
          Voltar
        </Button>
      }
    >
      <TextoComQuebras texto={texto.filter(Boolean).join('\n')} />
    </DialogoDeAlerta>
  )
}
