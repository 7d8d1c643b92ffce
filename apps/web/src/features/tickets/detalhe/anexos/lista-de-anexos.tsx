import { UnstyledButton } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { type Anexo, ehImagem } from './anexo.ts'
import estilos from './anexos.module.css'
import { LinkDoAnexo } from './link-do-anexo.tsx'
import { useAnexos } from './use-anexos.ts'
import { useEnderecoDaImagem } from './use-endereco-da-imagem.ts'

/** Pictures as thumbnails, the rest as links. */
export function ListaDeAnexos({ anexos }: { anexos: readonly Anexo[] }) {
  if (anexos.length === 0) return null
  return (
    <ul className={estilos.anexos} aria-label="Anexos">
      {anexos.map((anexo) => (
        <li key={anexo.id}>
          {ehImagem(anexo) ? <MiniaturaDoAnexo anexo={anexo} /> : <LinkDoAnexo anexo={anexo} />}
        </li>
      ))}
    </ul>
  )
}

/** A picture is only asked for when it comes into sight: a long thread has many. */
function MiniaturaDoAnexo({ anexo }: { anexo: Anexo }) {
  const { idTicket, abrir } = useAnexos()
  const { ref, entry } = useIntersection({ rootMargin: '200px' })
  const [vista, setVista] = useState(false)
  if (entry?.isIntersecting && !vista) setVista(true)
  const { endereco } = useEnderecoDaImagem(idTicket, anexo, vista)
  return (
    <UnstyledButton
      ref={ref}
      className={`${estilos.miniatura} balcao-foco`}
      aria-label={`Abrir ${anexo.nome_exibicao}`}
      title={anexo.nome_exibicao}
      onClick={() => abrir(anexo)}
    >
      {endereco ? <img src={endereco} alt="" /> : <IconPhoto size={24} stroke={1.5} aria-hidden />}
    </UnstyledButton>
  )
}
