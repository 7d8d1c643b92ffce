import type { Acao } from '@balcao/dominio/permissoes'
import type { ListaComVisoes } from '@balcao/dominio/visoes/contratos'
import { visoesDe } from '@balcao/dominio/visoes/da-lista'
import { Menu } from '@mantine/core'
import { IconBookmark, IconBookmarkPlus, IconCheck, IconSettings } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { BotaoDeMenu } from '../../../ui/listas/botao-de-menu.tsx'
import type { Filtros } from '../descricao.ts'
import { estaEmBranco, type Leitura, semPagina } from '../filtros-de-lista.ts'
import { DialogoDeGuardarVisao } from './dialogo-de-guardar-visao.tsx'
import { DialogoDeVisoes } from './dialogo-de-visoes.tsx'
import { useVisoes } from './use-visoes.ts'

type MenuDeVisoesProps<F extends Filtros> = {
  nome: ListaComVisoes
  acao: Acao
  leitura: Leitura<F>
  filtros: F
  trocar: (filtros: F) => void
  /** PER-01 What of a view the session may use. */
  permitidos: (filtros: F) => F
}

/** The filters the person saved with a name: apply, save the present ones, look after the list. */
export function MenuDeVisoes<F extends Filtros>(props: MenuDeVisoesProps<F>) {
  const { nome, acao, leitura, filtros, trocar, permitidos } = props
  const contratos = useMemo(() => visoesDe(nome, { acao }), [nome, acao])
  const lista = useVisoes(contratos)
  const { visoes } = lista
  const [dialogo, setDialogo] = useState<'guardar' | 'gerenciar' | null>(null)
  const dosDialogos = { visoes, filtros, contratos, aoFechar: () => setDialogo(null) }
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <BotaoDeMenu Icone={IconBookmark} nome="Visões" />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{visoes.length > 0 ? 'Minhas visões' : 'Nenhuma visão guardada'}</Menu.Label>
          {visoes.map((visao) => {
            // One saved by an older version of the portal may have fields that no longer exist.
            const daVisao = permitidos(semPagina(leitura.ler(visao.filtros)))
            const emVigor = leitura.mesmos(daVisao, filtros)
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
      <DialogoDeGuardarVisao {...dosDialogos} aberto={dialogo === 'guardar'} />
      <DialogoDeVisoes {...dosDialogos} aberto={dialogo === 'gerenciar'} />
    </>
  )
}
