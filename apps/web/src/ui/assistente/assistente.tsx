import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { acusarRecusados } from '../campos/recusados.ts'
import estilos from './assistente.module.css'
import { AvisoDaRecusa } from './aviso-da-recusa.tsx'
import { BarraDoEnvio } from './barra-do-envio.tsx'
import { DialogoDaFalha } from './dialogo-da-falha.tsx'
import type { EstadoDoAssistente } from './estado-do-assistente.ts'
import { ListaDePassos } from './lista-de-passos.tsx'
import { OQueFalta } from './o-que-falta.tsx'
import { RodapeDoAssistente } from './rodape-do-assistente.tsx'

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

/** The first field of a step that opens; what is wrong in one that could not be left. */
function useFoco(corpo: RefObject<HTMLDivElement | null>, passo: string, paradas: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is what it is about
  useEffect(() => {
    corpo.current?.scrollTo?.({ top: 0 })
    const alvo = corpo.current?.querySelector<HTMLElement>('[data-autofocus]')
    ;(alvo ?? corpo.current?.querySelector<HTMLElement>('h2'))?.focus()
  }, [corpo, passo])
  useEffect(() => {
    if (paradas === 0) return
    const problema = corpo.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problema]')
    // A group can't be invalid itself: what it names for it, or its first choice, takes the focus.
    const grupo = problema?.matches('[data-problema]') ? problema.closest('fieldset') : null
    const alvo = grupo?.querySelector<HTMLElement>('[data-alvo]') ?? grupo?.querySelector('button')
    ;(alvo ?? problema)?.focus()
  }, [corpo, paradas])
}
