import { Button, Menu } from '@mantine/core'
import { IconBuildingStore, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useSessao } from '../platform/sessao.tsx'
import estilos from './seletor-de-filial.module.css'

const TODAS = 'Todas as filiais'

/** The branch that figures and parameters are of; who works in a single one has nothing to choose. */
export function SeletorDeFilial({ larguraTotal = false }: { larguraTotal?: boolean }) {
  const { filiais, filial, escolherFilial } = useSessao()
  if (filiais.length < 2) return null
  const opcoes = [
    { idFil: null, desc: TODAS, local: `${filiais.length} filiais` },
    ...filiais.map(({ idFil, desc, cid, uf }) => ({ idFil, desc, local: `${cid}/${uf}` })),
  ]
  const atual = filial?.desc ?? TODAS
  return (
    <Menu
      position="bottom-end"
      width={larguraTotal ? 'target' : 280}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      checkIcon={<IconCheck size={16} aria-hidden />}
    >
      <Menu.Target>
        <Button
          variant="default"
          fullWidth={larguraTotal}
          classNames={{ root: estilos.botao, inner: estilos.dentro, label: estilos.rotulo }}
          aria-label={`Filial: ${atual}`}
          title={atual}
          leftSection={<IconBuildingStore size={16} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {atual}
        </Button>
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
