import { dispensarTicket } from '@balcao/dominio/faq/contratos'
import { Button, CloseButton, VisuallyHidden } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useAcao } from '../../../platform/consultas.ts'
import { DialogoDoArtigo } from './dialogo-do-artigo.tsx'
import { ListaDeRelacionados } from './lista-de-relacionados.tsx'
import estilos from './relacionados.module.css'
import { useAvisoDeArtigos, useTempoDoAviso } from './use-aviso-de-artigos.ts'

type ArtigosDoAssuntoProps = {
  assunto: string
  /** Id of the ticket's type, once there is one. */
  tipo: number | null
  /** The subject is on the screen: only there do articles about it belong. */
  visivel: boolean
  /** An article answered what the ticket was going to ask. */
  aoResolver: () => void
}

/**
 * NOV-17 Tells for ten seconds that there are articles about the subject, and leaves a link to them. It is part of the
 * form, not of the screen's corner: there it would cover the buttons, and the keyboard could not get to it.
 */
export function ArtigosDoAssunto({ assunto, tipo, visivel, aoResolver }: ArtigosDoAssuntoProps) {
  const { artigos, aberto, anunciado, fechar, alternar, chave } = useAvisoDeArtigos(assunto, tipo)
  const [lendo, setLendo] = useState<number | null>(null)
  const [detido, setDetido] = useState(false)
  const id = useId()
  // A count that fails is no reason to hold whoever leaves.
  const dispensa = useAcao(dispensarTicket)
  const aoAcabar = useEffectEvent(fechar)
  useTempoDoAviso(anunciado && !detido && lendo === null, chave, aoAcabar)
  const mostrar = visivel && artigos.length > 0
  useEffect(() => {
    // It takes room from the fields: the one being filled in must not slip out of sight.
    if (mostrar && aberto) document.activeElement?.scrollIntoView?.({ block: 'nearest' })
  }, [mostrar, aberto])
  function resolver(idArtigo: number) {
    dispensa.mutate({ params: { idArtigo }, corpo: { tipo } })
    aoResolver()
  }
  return (
    <>
      {/* In the page before it has anything to say, or it would not be announced. */}
      <VisuallyHidden role="status">
        {mostrar && aberto && anunciado && anuncio(artigos.length)}
      </VisuallyHidden>
      {mostrar && aberto && (
        <section
          id={id}
          className={estilos.aviso}
          aria-label="Artigos que podem ajudar"
          onMouseEnter={() => setDetido(true)}
          onMouseLeave={() => setDetido(false)}
          onFocus={() => setDetido(true)}
          onBlur={() => setDetido(false)}
        >
          <div className={estilos.cabecalho}>
            <IconBulb size={18} aria-hidden />
            <h3>Artigos que podem ajudar</h3>
            <CloseButton size="sm" aria-label="Fechar os artigos" onClick={fechar} />
          </div>
          <ListaDeRelacionados artigos={artigos} aoEscolher={setLendo} />
        </section>
      )}
      {mostrar && (
        <Button
          className={estilos.chamada}
          size="compact-sm"
          variant="subtle"
          leftSection={<IconBulb size={16} aria-hidden />}
          aria-expanded={aberto}
          aria-controls={aberto ? id : undefined}
          onClick={alternar}
        >
          {`Artigos relacionados (${artigos.length})`}
        </Button>
      )}
      <DialogoDoArtigo idArtigo={lendo} aoFechar={() => setLendo(null)} aoResolver={resolver} />
    </>
  )
}

const anuncio = (quantos: number) =>
  quantos === 1
    ? '1 artigo pode ajudar. Ele está logo depois dos campos.'
    : `${quantos} artigos podem ajudar. Eles estão logo depois dos campos.`
