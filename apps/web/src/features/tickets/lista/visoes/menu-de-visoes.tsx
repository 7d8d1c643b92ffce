import { Menu } from '@mantine/core'
import { IconBookmark, IconBookmarkPlus, IconCheck, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { estaEmBranco, semPagina } from '../../../../platform/listas/filtros-de-lista.ts'
import { BotaoDeMenu } from '../../../../ui/listas/botao-de-menu.tsx'
import { mesmosFiltros } from '../filtros-da-lista.ts'
import type { Filtros } from '../use-filtros.ts'
import { DialogoDeGuardarVisao } from './dialogo-de-guardar-visao.tsx'
import { DialogoDeVisoes } from './dialogo-de-visoes.tsx'
import { filtrosDaVisao, useVisoes } from './use-visoes.ts'

type MenuDeVisoesProps = Pick<Filtros, 'filtros' | 'interno' | 'trocar'>

/** The filters the person saved with a name: apply, save the present ones, look after the list. */
export function MenuDeVisoes({ filtros, interno, trocar }: MenuDeVisoesProps) {
  const lista = useVisoes()
  const { visoes } = lista
  const [dialogo, setDialogo] = useState<'guardar' | 'gerenciar' | null>(null)
  const fechar = () => setDialogo(null)
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <BotaoDeMenu Icone={IconBookmark} nome="Visões" />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{visoes.length > 0 ? 'Minhas visões' : 'Nenhuma visão guardada'}</Menu.Label>
          {visoes.map((visao) => {
            const daVisao = filtrosDaVisao(visao, interno)
            const emVigor = mesmosFiltros(daVisao, filtros)
            return (
              <Menu.Item
                key={visao.id}
                aria-current={emVigor || undefined}
                rightSection={emVigor && <IconCheck size={16} aria-hidden />}
                onClick={() => trocar(daVisao)}
              >
                {visao.nome}
              </Menu.Item>
            )
          })}
          {lista.falhou && (
            <Menu.Item closeMenuOnClick={false} onClick={() => lista.tentarNovamente()}>
              Não foi possível carregar. Tentar novamente
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconBookmarkPlus size={16} aria-hidden />}
            disabled={estaEmBranco(semPagina(filtros))}
            onClick={() => setDialogo('guardar')}
          >
            Guardar os filtros atuais…
          </Menu.Item>
          {visoes.length > 0 && (
            <Menu.Item
              leftSection={<IconSettings size={16} aria-hidden />}
              onClick={() => setDialogo('gerenciar')}
            >
              Gerenciar visões…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <DialogoDeGuardarVisao
        aberto={dialogo === 'guardar'}
        visoes={visoes}
        filtros={filtros}
        aoFechar={fechar}
      />
      <DialogoDeVisoes aberto={dialogo === 'gerenciar'} visoes={visoes} filtros={filtros} aoFechar={fechar} />
    </>
  )
}
