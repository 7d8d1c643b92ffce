import { listarCadastros } from '@balcao/dominio/cadastros/fila'
import { formatarTotal } from '@balcao/dominio/formatos/contagem'
import { Button } from '@mantine/core'
import { IconClipboardCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useConsulta } from '../../../platform/consultas.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'

/** CAD-01 The way from the customers to the registrations, for whoever may see them. */
export function LinkDosCadastros() {
  return useSessao().pode('CADASTRO_VER') && <ParaAFila />
}

function ParaAFila() {
  const decide = useSessao().pode('CADASTRO_APROVAR')
  // Whoever decides is told how many wait; a count that does not come leaves the way there.
  const { data } = useConsulta(
    listarCadastros,
    { query: { situacao: ['PENDENTE'], take: 1 } },
    { ativa: decide, mostradoNaArea: true },
  )
  const pendentes = data && data.paginator.total > 0 && formatarTotal(data.paginator)
  return (
    <Button
      component={Link}
      to="/clientes/cadastros"
      variant="default"
      leftSection={<IconClipboardCheck size={16} aria-hidden />}
      rightSection={
        pendentes && (
          <Etiqueta tom="amarelo" explicacao={`${pendentes} aguardando aprovação`}>
            {pendentes}
          </Etiqueta>
        )
      }
    >
      Cadastros
    </Button>
  )
}
