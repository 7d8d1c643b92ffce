import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical, IconGift, IconHistory, IconInfoCircle, IconTrash } from '@tabler/icons-react'
import { useEditor } from '../contexto.ts'
import { useAcoesDaLinha } from './acoes.ts'

/** What may be done with a line, for whoever has no keyboard at hand. */
export function AcoesDaLinha({ linha, nome }: { linha: LinhaDigitada; nome: string }) {
  const { soLeitura } = useEditor()
  const { explicar, verHistorico, remover, alternarBonificacao } = useAcoesDaLinha()
  return (
    <Menu position="bottom-end" keepMounted={false}>
      <Menu.Target>
        <ActionIcon tabIndex={-1} aria-label={`Ações de ${nome}`}>
          <IconDotsVertical size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconInfoCircle size={16} aria-hidden />}
          onClick={() => explicar(linha.chave)}
        >
          De onde vem este valor
        </Menu.Item>
        <Menu.Item
          leftSection={<IconHistory size={16} aria-hidden />}
          onClick={() => verHistorico(linha.chave)}
        >
          Últimas compras
        </Menu.Item>
        {!soLeitura && (
          <>
            <Menu.Item
              leftSection={<IconGift size={16} aria-hidden />}
              onClick={() => alternarBonificacao(linha.chave)}
            >
              {linha.bonificado ? 'Deixar de bonificar' : 'Bonificar'}
            </Menu.Item>
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => remover(linha.chave)}
            >
              Remover
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
