import { TEXTOS } from '@balcao/dominio/mensagens'
import { IconFileOff } from '@tabler/icons-react'
import { FichaNaoEncontrada } from '../../../platform/ficha/ficha-nao-encontrada.tsx'
import { useSessao } from '../../../platform/sessao.tsx'

export function OrcamentoNaoEncontrado() {
  const lista = useSessao().pode('ORCAMENTO_LISTAR')
  return (
    <FichaNaoEncontrada
      icone={<IconFileOff size={40} stroke={1.5} aria-hidden />}
      titulo="Orçamento não encontrado"
      saida={
        lista
          ? { rota: '/orcamentos', texto: 'Ver os orçamentos' }
          : { rota: '/home', texto: TEXTOS.irParaHome }
      }
    />
  )
}
