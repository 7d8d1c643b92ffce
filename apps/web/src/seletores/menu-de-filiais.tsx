import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useSessao } from '../platform/sessao.tsx'
import { BotaoDaFilial, TODAS } from './botao-da-filial.tsx'
import estilos from './seletor-de-filial.module.css'

/** All the branches, or one of them. */
export function MenuDeFiliais({ larguraTotal }: { larguraTotal: boolean }) {
  const { filiais, filial, escolherFilial } = useSessao()
  const opcoes = [
    { idFil: null, desc: TODAS, local: `${filiais.length} filiais` },
    ...filiais.map(({ idFil, desc, cid, uf }) => ({ idFil, desc, local: `${cid}/${uf}` })),
  ]
  return (
    <Menu
      position="bottom-end"
      width={larguraTotal ? 'target' : 280}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      checkIcon={<IconCheck size={16} aria-hidden />}
    >
      <Menu.Target>
        <BotaoDaFilial larguraTotal={larguraTotal} />
      </Menu.Target>
      <Menu.Dropdown className={estilos.lista}>
        <Menu.RadioGroup
          value={String(filial?.idFil ?? '')}
          onChange={(valor) => escolherFilial(valor ? Number(valor) : null)}
        >
          {opcoes.map(({ idFil, desc, local }) => (
            <Menu.RadioItem key={idFil} value={String(idFil ?? '')} closeMenuOnClick>
              <span className={estilos.opcao}>
                {desc}
                <small>{local}</small>
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
