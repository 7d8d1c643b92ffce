import { listarAnexosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useRef } from 'react'
import { useConsulta } from '../../../../platform/consultas.ts'
import { type Anexo, ehImagem } from './anexo.ts'
import estilos from './anexos.module.css'
import { useAnexos } from './use-anexos.ts'

type Passo = 1 | -1
const TECLAS: Record<string, Passo> = { ArrowLeft: -1, ArrowRight: 1 }

/** TIC-09 From one picture of the ticket to the others, by button or arrow key; a ticket with one alone has nowhere to go. */
export function AndarNasFotos({ foto }: { foto: Anexo }) {
  const { idTicket, abrir } = useAnexos()
  // A failure costs only the walk: the picture is there.
  const { data } = useConsulta(listarAnexosDoTicket, { params: { idTicket } }, { mostradoNaArea: true })
  const fotos = data?.itens.filter(ehImagem) ?? []
  const posicao = fotos.findIndex(({ id }) => id === foto.id)
  const lugar = useRef<HTMLDivElement>(null)
  const vizinha = (passo: Passo) => (posicao < 0 ? undefined : fotos[posicao + passo])

  function ir(passo: Passo) {
    const outra = vizinha(passo)
    if (outra) abrir(outra)
  }
  useWindowEvent('keydown', (evento) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = evento
    const passo = TECLAS[key]
    // In what is heard or filmed the arrows go back and forth in time.
    if (!passo || posicao < 0 || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
    // Beside a form the arrows are of whatever has the focus there.
    if (!(target instanceof Node) || !lugar.current?.closest('[role="dialog"]')?.contains(target)) return
    evento.preventDefault()
    ir(passo)
  })

  return (
    <div ref={lugar} className={estilos.andar}>
      {fotos.length > 1 && posicao >= 0 && (
        <>
          <Botao
            nome="Foto anterior"
            tecla="ArrowLeft"
            pode={vizinha(-1) !== undefined}
            aoIr={() => ir(-1)}
          />
          <span role="status">
            <VisuallyHidden>Foto </VisuallyHidden>
            {posicao + 1} de {fotos.length}
            <VisuallyHidden>: {foto.nome_exibicao}</VisuallyHidden>
          </span>
          <Botao nome="Próxima foto" tecla="ArrowRight" pode={vizinha(1) !== undefined} aoIr={() => ir(1)} />
        </>
      )}
    </div>
  )
}

type BotaoProps = { nome: string; tecla: 'ArrowLeft' | 'ArrowRight'; pode: boolean; aoIr: () => void }

function Botao({ nome, tecla, pode, aoIr }: BotaoProps) {
  const Icone = tecla === 'ArrowLeft' ? IconChevronLeft : IconChevronRight
  return (
    // Not `disabled` at the ends: that would throw away the focus of who gets there by it.
    <ActionIcon
      size={44}
      aria-label={nome}
      title={nome}
      aria-keyshortcuts={tecla}
      data-disabled={!pode}
      aria-disabled={!pode || undefined}
      onClick={aoIr}
    >
      <Icone size={20} aria-hidden />
    </ActionIcon>
  )
}
