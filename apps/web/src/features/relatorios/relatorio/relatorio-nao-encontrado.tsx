import { IconReportOff } from '@tabler/icons-react'
import { FichaNaoEncontrada } from '../../../platform/ficha/ficha-nao-encontrada.tsx'

/** One that was turned off looks the same too. */
export function RelatorioNaoEncontrado() {
  return (
    <FichaNaoEncontrada
      icone={<IconReportOff size={40} stroke={1.5} aria-hidden />}
      titulo="Relatório não encontrado"
      descricao="Ele pode ter sido desligado ou você pode não ter acesso a ele."
      saida={{ rota: '/relatorios', texto: 'Ver os relatórios' }}
    />
  )
}
