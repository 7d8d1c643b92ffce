import { UnstyledButton } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import type { Anexo } from './anexo.ts'
import estilos from './anexos.module.css'
import { useAnexos } from './use-anexos.ts'
import { useEnderecoDaImagem } from './use-endereco-da-imagem.ts'

/** A picture is only asked for when it comes into sight: a long thread has many. */
export function MiniaturaDoAnexo({ anexo }: { anexo: Anexo }) {
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
