import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'

export function BotaoDeNovoArtigo() {
  return (
    <Button component={Link} to="/faq/novo" leftSection={<IconPlus size={16} aria-hidden />}>
      Novo artigo
    </Button>
  )
}
