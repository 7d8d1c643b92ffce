import { Anchor, Loader } from '@mantine/core'
import { IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { tamanhoLegivel } from '../../../../ui/arquivos/arquivo-anexado.ts'
import { type Anexo, ehImagem } from './anexo.ts'
import estilos from './anexos.module.css'
import { useAnexos } from './use-anexos.ts'

/** A button, because a plain link could not carry the token. */
export function LinkDoAnexo({ anexo }: { anexo: Anexo }) {
  const { abrir, baixando } = useAnexos()
  const { nome_exibicao, tamanho, midia } = anexo
  const Icone = ehImagem(anexo) ? IconPhoto : midia === 'application/pdf' ? IconFileTypePdf : IconFileText
  return (
    <Anchor
      component="button"
      type="button"
      className={estilos.link ?? ''}
      aria-label={`Abrir ${nome_exibicao}`}
      onClick={() => abrir(anexo)}
    >
      {baixando === anexo.id ? <Loader size={16} aria-hidden /> : <Icone size={16} aria-hidden />}
      <span className={estilos.nome}>{nome_exibicao}</span>
      <span className={estilos.tamanho}>{tamanhoLegivel(tamanho)}</span>
    </Anchor>
  )
}
