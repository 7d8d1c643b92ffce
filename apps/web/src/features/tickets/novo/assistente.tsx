import { PASSOS } from '@balcao/dominio/tickets/abertura/passos'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useArtigos } from './artigos.ts'
import { AvisoDaRecusa } from './envio/aviso-da-recusa.tsx'
import { BarraDoEnvio } from './envio/barra-do-envio.tsx'
import { DialogoDaFalha } from './envio/dialogo-da-falha.tsx'
import { ListaDePassos } from './lista-de-passos.tsx'
import estilos from './novo.module.css'
import { OQueFalta } from './o-que-falta.tsx'
import { CONTEUDO_DO_PASSO } from './passos/conteudo-do-passo.tsx'
import { PassoResumo } from './resumo/passo-resumo.tsx'
import { RodapeDoAssistente } from './rodape-do-assistente.tsx'
import type { Assistente as Estado } from './use-assistente.ts'

const ENVIA = 'input:not([type="checkbox"], [type="radio"], [type="file"], [aria-expanded="true"])'

/** NOV-02 The steps, the present one, and what goes on or back. */
export function Assistente({ assistente }: { assistente: Estado }) {
  const { novo, mudar, caminho, falha, aviso, enviando } = assistente
  const { passo } = novo
  const Artigos = useArtigos()
  const corpo = useRef<HTMLDivElement>(null)
  useFoco(corpo, passo, caminho.paradas)
  const avancar = passo === 'RESUMO' ? assistente.enviar : caminho.prosseguir
  const Conteudo = passo === 'RESUMO' ? null : CONTEUDO_DO_PASSO[passo]

  function aoTeclar(evento: KeyboardEvent<HTMLDivElement>) {
    const { key, ctrlKey, metaKey, target } = evento
    if (key !== 'Enter' || evento.defaultPrevented || enviando) return
    // What a menu or another dialog in front of this one gets also passes here.
    if (!(target instanceof HTMLElement) || !evento.currentTarget.contains(target)) return
    // A search inside a step has an Enter of its own.
    const campo = target.matches(ENVIA) && !target.closest('form')
    if (!campo && !ctrlKey && !metaKey) return
    evento.preventDefault()
    avancar()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field goes on, as in a form; a step may hold forms
    <div className={estilos.assistente} onKeyDown={aoTeclar}>
      <ListaDePassos {...caminho} atual={passo} parada={enviando} />
      <div className={estilos.lado}>
        <div ref={corpo} className={estilos.corpo}>
          {aviso && <AvisoDaRecusa mensagem={aviso} aoDispensar={assistente.dispensarAviso} />}
          <h2 className={estilos.titulo} tabIndex={-1}>
            {PASSOS[passo]}
          </h2>
          {Conteudo ? (
            <Conteudo key={passo} novo={novo} mudar={mudar} problemas={caminho.problemas} />
          ) : (
            <PassoResumo novo={novo} aoAlterar={caminho.irPara} />
          )}
        </div>
        {Artigos && (
          <Artigos
            assunto={novo.assunto}
            tipo={novo.tipo?.id ?? null}
            visivel={passo === 'SOLICITACAO'}
            aoResolver={assistente.tentarFechar}
          />
        )}
        <OQueFalta problemas={caminho.problemas} />
        {enviando && <BarraDoEnvio parte={assistente.parte} aoCancelar={assistente.cancelarEnvio} />}
        <RodapeDoAssistente assistente={assistente} aoAvancar={avancar} />
      </div>
      <DialogoDaFalha falha={falha} aoVoltar={assistente.voltarDaFalha} />
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
    // A group of buttons can't be invalid itself: its first choice takes the focus for it.
    ;(problema?.closest('fieldset')?.querySelector('button') ?? problema)?.focus()
  }, [corpo, paradas])
}
