import { IconBookOff } from '@tabler/icons-react'
import { FichaNaoEncontrada } from '../../../platform/ficha/ficha-nao-encontrada.tsx'

export function ArtigoNaoEncontrado() {
  return (
    <FichaNaoEncontrada
      icone={<IconBookOff size={40} stroke={1.5} aria-hidden />}
      titulo="Artigo não encontrado"
      descricao="Ele pode não existir mais ou você pode não ter acesso a ele."
      saida={{ rota: '/faq', texto: 'Ver todos os artigos' }}
    />
  )
}
