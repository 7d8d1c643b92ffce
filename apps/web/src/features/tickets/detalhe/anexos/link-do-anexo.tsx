import { Anchor, Loader } from '@mantine/core'
import { IconFileText, IconFileTypePdf, IconMicrophone, IconPhoto, IconVideo } from '@tabler/icons-react'
import { tamanhoLegivel } from '../../../../ui/arquivos/arquivo-anexado.ts'
import { type Anexo, ehAudio, ehImagem, ehVideo } from './anexo.ts'
import estilos from './anexos.module.css'
import { useAnexos } from './use-anexos.ts'

/** A button, because a plain link could not carry the token. */
export function LinkDoAnexo({ anexo }: { anexo: Anexo }) {
  const { abrir, baixando } = useAnexos()
  const { nome_exibicao, tamanho } = anexo
  const Icone = iconeDe(anexo)
  return (
    <Anchor
      component="button"
      type="button"
      className={estilos.link ?? ''}
      aria-label={`${ehAudio(anexo) ? 'Ouvir' : 'Abrir'} ${nome_exibicao}`}
      onClick={() => abrir(anexo)}
    >
      {baixando === anexo.id ? <Loader size={16} aria-hidden /> : <Icone size={16} aria-hidden />}
      <span className={estilos.nome}>{nome_exibicao}</span>
      <span className={estilos.tamanho}>{tamanhoLegivel(tamanho)}</span>
    </Anchor>
  )
}

function iconeDe(anexo: Anexo) {
  if (ehImagem(anexo)) return IconPhoto
  if (ehAudio(anexo)) return IconMicrophone
  if (ehVideo(anexo)) return IconVideo
  return anexo.midia === 'application/pdf' ? IconFileTypePdf : IconFileText
}
