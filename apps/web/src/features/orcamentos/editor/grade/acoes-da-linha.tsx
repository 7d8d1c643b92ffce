import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { Menu } from '@mantine/core'
import {
  IconBuildingWarehouse,
  IconGift,
  IconHistory,
  IconInfoCircle,
  IconTag,
  IconTrash,
} from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { useEditor } from '../contexto.ts'
import { useAcoesDaLinha } from './acoes.ts'
import estilos from './grade.module.css'

type AcoesDaLinhaProps = { linha: LinhaDigitada; nome: string }

/** What may be done with a line, for whoever has no keyboard at hand. Until it is pressed it is a button, and no menu: there are hundreds. */
export function AcoesDaLinha(props: AcoesDaLinhaProps) {
  const [usado, setUsado] = useState(false)
  if (usado) return <MenuDaLinha {...props} />
  return <Botao nome={props.nome} aria-haspopup="menu" aria-expanded={false} onClick={() => setUsado(true)} />
}

function Botao({ nome, ...outras }: { nome: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className={estilos.acoes} tabIndex={-1} aria-label={`Ações de ${nome}`} {...outras}>
      <span className={estilos.pontos} aria-hidden />
    </button>
  )
}

function MenuDaLinha({ linha, nome }: AcoesDaLinhaProps) {
  const { soLeitura, editor } = useEditor()
  const { explicar, verHistorico, verOndeHa, remover, alternarBonificacao, pedirPreco } = useAcoesDaLinha()
  const semEstoque = editor.ler().produtos.get(linha.idProd)?.alternativas !== undefined
  return (
    <Menu position="bottom-end" keepMounted={false} defaultOpened>
      <Menu.Target>
        <Botao nome={nome} />
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
        {semEstoque && (
          <Menu.Item
            leftSection={<IconBuildingWarehouse size={16} aria-hidden />}
            onClick={() => verOndeHa(linha.chave)}
          >
            Onde há, e o que vai no lugar
          </Menu.Item>
        )}
        {!soLeitura && (
          <>
            {pedirPreco && (
              <Menu.Item
                leftSection={<IconTag size={16} aria-hidden />}
                onClick={() => pedirPreco(linha.chave)}
              >
                Pedir preço
              </Menu.Item>
            )}
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
