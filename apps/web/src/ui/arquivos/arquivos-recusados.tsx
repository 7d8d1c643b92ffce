import { CloseButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import estilos from './envio-de-arquivos.module.css'
import type { ArquivoRecusado } from './receber-arquivos.ts'

type ArquivosRecusadosProps = {
  recusados: readonly ArquivoRecusado[]
  /** A reason that a toast has already announced. */
  anunciado: string
  aoDispensar: () => void
}

/** MES-09 Which file was not taken and why, where it would be, until another one comes. */
export function ArquivosRecusados({ recusados, anunciado, aoDispensar }: ArquivosRecusadosProps) {
  if (recusados.length === 0) return null
  const porAnunciar = recusados.some(({ problema }) => problema !== anunciado)
  return (
    <div className={estilos.recusados} role={porAnunciar ? 'alert' : undefined}>
      <IconAlertTriangle size={16} aria-hidden />
      <div>
        {recusados.map(({ nome, problema }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <p key={i}>
            <strong>{nome}</strong> não foi anexado. {problema}
          </p>
        ))}
      </div>
      <CloseButton iconSize={16} aria-label="Dispensar recusas" onClick={aoDispensar} />
    </div>
  )
}
