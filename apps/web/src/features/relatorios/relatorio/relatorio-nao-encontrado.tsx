import { Button } from '@mantine/core'
import { IconReportOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { TelaDeAviso } from '../../../ui/retorno/tela-de-aviso.tsx'

const TITULO = 'Relatório não encontrado'

/** One that does not exist, one that was turned off and one that the person may not see look the same. */
export function RelatorioNaoEncontrado() {
  useTituloProprio(TITULO)
  return (
    <TelaDeAviso
      icone={<IconReportOff size={40} stroke={1.5} aria-hidden />}
      titulo={TITULO}
      descricao="Ele pode ter sido desligado ou você pode não ter acesso a ele."
      acoes={
        <Button component={Link} to="/relatorios">
          Ver os relatórios
        </Button>
      }
    />
  )
}
