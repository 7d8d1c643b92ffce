import '@mantine/dropzone/styles.css'
import { Button, CloseButton, FileButton, Progress } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertTriangle, IconCamera, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import type { ArquivoAnexado } from './arquivo-anexado.ts'
import estilos from './envio-de-arquivos.module.css'
import { ListaDeArquivos } from './lista-de-arquivos.tsx'
import type { ArquivoRecusado, LimitesDeEnvio } from './receber-arquivos.ts'
import { areaDeEnvio, useColarArquivos } from './use-colar-arquivos.ts'
import { useRecebimento } from './use-recebimento.ts'

interface EnvioDeArquivosProps extends LimitesDeEnvio {
  /** what is being attached: 'Fotos da avaria' */
  rotulo: string
  arquivos: readonly ArquivoAnexado[]
  aoAdicionar: (novos: ArquivoAnexado[]) => void
  aoRemover: (id: string) => void
  desabilitado?: boolean
  /** one low line, where attaching is the exception: under a message */
  compacto?: boolean
  /** one of many on the screen: what is pasted is for it only while it has the focus */
  colarSoComFoco?: boolean
  /** not even a photo is made lighter: it is shown as it came */
  comoVeio?: boolean
  /** photos are being made lighter: whoever sends should wait for them */
  aoPreparar?: (preparando: boolean) => void
  /** what else is asked of each file: its type */
  complemento?: (arquivo: ArquivoAnexado) => ReactNode
}

/** Drop, choose, paste or photograph; what does not fit is refused with its reason. GER-14 */
export function EnvioDeArquivos(props: EnvioDeArquivosProps) {
  const { rotulo, arquivos, aoRemover, desabilitado = false, extensoes, maximoMb } = props
  const { maximoDeArquivos, compacto = false, colarSoComFoco = false } = props
  const area = useRef<HTMLElement>(null)
  const porToque = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false })
  const fotos = imagensAceitas(extensoes)
  const cheio = arquivos.length >= maximoDeArquivos
  const { preparo, recusas, receber } = useRecebimento(props)
  const parado = desabilitado || cheio || preparo !== null
  // Nothing can be dragged with a finger.
  const convite = porToque ? null : 'ou arraste e cole aqui'
  const limites = `${nomesDosFormatos(extensoes)}, até ${maximoMb} MB${maximoDeArquivos > 1 ? ' cada' : ''}.`
  const soConvite = compacto && arquivos.length === 0
  const dica = cheio ? `Limite de ${maximoDeArquivos} atingido` : convite

  useColarArquivos(area, { ativo: !desabilitado, soComFoco: colarSoComFoco, aoColar: receber })

  return (
    <section
      ref={area}
      className={estilos.envio}
      aria-label={rotulo}
      data-compacto={compacto || undefined}
      {...areaDeEnvio(colarSoComFoco)}
    >
      <Dropzone
        className={estilos.zona ?? ''}
        accept={formatosAceitos(extensoes)}
        multiple={maximoDeArquivos > 1}
        disabled={parado}
        // The button inside is the keyboard's way; a focusable area around it would be a second stop.
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ 'aria-label': rotulo }}
        onDrop={() => {}}
        onDropAny={(aceitos, recusados) => receber([...aceitos, ...recusados.map(({ file }) => file)])}
      >
        <div className={estilos.convite}>
          {/* The click bubbles to the area, which opens the file chooser, unless it is disabled itself. */}
          <Button
            variant="default"
            {...(compacto ? { size: 'xs' } : {})}
            // Not `disabled`: whoever has just chosen the last one by the keyboard would lose their place.
            {...(parado && { 'data-disabled': true, 'aria-disabled': true })}
            leftSection={<IconUpload size={16} aria-hidden />}
          >
            {maximoDeArquivos > 1 ? 'Escolher arquivos' : 'Escolher arquivo'}
          </Button>
          {dica && <span className={estilos.dica}>{dica}</span>}
          {soConvite && <span className={estilos.limites}>{limites}</span>}
        </div>
      </Dropzone>
      {porToque && fotos && (
        <FileButton
          accept={fotos}
          capture="environment"
          disabled={parado}
          onChange={(f) => receber(f ? [f] : [])}
        >
          {({ onClick }) => (
            <Button
              variant="default"
              fullWidth
              disabled={parado}
              leftSection={<IconCamera size={16} aria-hidden />}
              onClick={onClick}
            >
              Tirar foto
            </Button>
          )}
        </FileButton>
      )}
      {preparo && (
        <div className={estilos.preparo} role="status">
          {preparo.total === 1
            ? 'Preparando a foto…'
            : `Preparando as fotos… ${preparo.prontas} de ${preparo.total}`}
          <Progress
            size="sm"
            animated
            value={((preparo.prontas + 0.5) / preparo.total) * 100}
            aria-label="Preparo das fotos"
          />
        </div>
      )}
      <ArquivosRecusados {...recusas} />
      {!soConvite && (
        <p className={estilos.limites}>
          {limites} {maximoDeArquivos > 1 && `${arquivos.length} de ${maximoDeArquivos}.`}
        </p>
      )}
      <ListaDeArquivos
        arquivos={arquivos}
        aoRemover={desabilitado ? undefined : aoRemover}
        complemento={props.complemento}
      />
    </section>
  )
}

type ArquivosRecusadosProps = {
  recusados: readonly ArquivoRecusado[]
  /** A reason that a toast has already announced. */
  anunciado: string
  aoDispensar: () => void
}

/** MES-09 Which file was not taken and why, where it would be, until another one comes. */
function ArquivosRecusados({ recusados, anunciado, aoDispensar }: ArquivosRecusadosProps) {
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

/** MIME type and spellings of each extension of GER-14, as the browser's drop and choose dialogs want them. */
const MIME_DA_EXTENSAO: Partial<Record<string, { mime: string; grafias: string[] }>> = {
  '.jpg': { mime: 'image/jpeg', grafias: ['.jpg', '.jpeg'] },
  '.png': { mime: 'image/png', grafias: ['.png'] },
  '.webp': { mime: 'image/webp', grafias: ['.webp'] },
  '.pdf': { mime: 'application/pdf', grafias: ['.pdf'] },
  '.xml': { mime: 'text/xml', grafias: ['.xml'] },
  '.doc': { mime: 'application/msword', grafias: ['.doc'] },
  '.docx': {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    grafias: ['.docx'],
  },
  '.xls': { mime: 'application/vnd.ms-excel', grafias: ['.xls'] },
  '.xlsx': { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', grafias: ['.xlsx'] },
}

export function formatosAceitos(extensoes: readonly string[]): Record<string, string[]> {
  const aceitos: Record<string, string[]> = {}
  for (const extensao of extensoes) {
    const formato = MIME_DA_EXTENSAO[extensao]
    if (formato) aceitos[formato.mime] = formato.grafias
  }
  return aceitos
}

/** What a camera may deliver, among the accepted formats; empty when no picture is accepted. */
export function imagensAceitas(extensoes: readonly string[]): string {
  return Object.keys(formatosAceitos(extensoes))
    .filter((mime) => mime.startsWith('image/'))
    .join(',')
}

/** 'JPG, PNG ou PDF' */
export function nomesDosFormatos(extensoes: readonly string[]): string {
  const nomes = extensoes.map((extensao) => extensao.replace('.', '').toUpperCase())
  return new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(nomes)
}
