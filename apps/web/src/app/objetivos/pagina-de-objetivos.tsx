import type { ObjetivoDaLista } from '@balcao/dominio/objetivos/campos'
import { Button, Group } from '@mantine/core'
import { IconTableImport, IconTargetArrow } from '@tabler/icons-react'
import { useState } from 'react'
import { LISTA_DE_OBJETIVOS } from '../../features/objetivos/lista-de-objetivos.tsx'
import { useSessao } from '../../platform/sessao.tsx'
import { tardioAoAbrir } from '../../ui/retorno/tardio.tsx'
import { ListaDaRota } from '../lista-da-rota.tsx'

const DialogoDoObjetivo = tardioAoAbrir(
  async () => (await import('../../features/objetivos/detalhe/dialogo-do-objetivo.tsx')).DialogoDoObjetivo,
  ({ objetivo }) => objetivo !== null,
)
const DialogoDaGrade = tardioAoAbrir(
  async () => (await import('../../features/objetivos/grade/dialogo-da-grade.tsx')).DialogoDaGrade,
  ({ aberto }) => aberto,
)
const DialogoDaImportacao = tardioAoAbrir(
  async () =>
    (await import('../../features/objetivos/importar/dialogo-da-importacao.tsx')).DialogoDaImportacao,
  ({ aberto }) => aberto,
)

/** GES-01 The month's targets; whoever sets them does it here. */
export function PaginaDeObjetivos() {
  const { pode } = useSessao()
  const [aberto, setAberto] = useState<ObjetivoDaLista | null>(null)
  const [fazendo, setFazendo] = useState<'grade' | 'importacao' | null>(null)
  const fechar = () => setFazendo(null)
  return (
    <>
      <ListaDaRota
        lista={LISTA_DE_OBJETIVOS}
        aoAbrir={setAberto}
        acoes={
          pode('OBJETIVO_DEFINIR') && (
            <Group gap="xs">
              <Button
                variant="default"
                leftSection={<IconTableImport size={16} aria-hidden />}
                onClick={() => setFazendo('importacao')}
              >
                Importar
              </Button>
              <Button
                leftSection={<IconTargetArrow size={16} aria-hidden />}
                onClick={() => setFazendo('grade')}
              >
                Definir metas
              </Button>
            </Group>
          )
        }
      />
      <DialogoDoObjetivo objetivo={aberto} aoFechar={() => setAberto(null)} />
      <DialogoDaGrade aberto={fazendo === 'grade'} aoFechar={fechar} />
      <DialogoDaImportacao aberto={fazendo === 'importacao'} aoFechar={fechar} />
    </>
  )
}
