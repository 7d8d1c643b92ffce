import { listarPermissoes } from '@balcao/dominio/permissoes/contratos'
import { Anchor, Tabs } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { Pagina } from '../../ui/pagina/pagina.tsx'
import { Trilha } from '../../ui/pagina/trilha.tsx'
import { DialogoQuemPode } from './dialogo-quem-pode.tsx'
import type { EnderecoDasPermissoes } from './endereco.ts'
import { Excecoes } from './excecoes.tsx'
import { Matriz } from './matriz.tsx'
import { PermissoesDeUmaPessoa } from './permissoes-de-uma-pessoa.tsx'
import { SeletorDePessoa } from './seletor-de-pessoa.tsx'
import { useRascunhoDaMatriz } from './use-rascunho-da-matriz.ts'

type PaginaProps = {
  endereco: EnderecoDasPermissoes
  aoMudarEndereco: (endereco: EnderecoDasPermissoes) => void
}

/** ADM-03 Who may what, by account type and by person; both questions are answered here. */
export function PaginaDePermissoes({ endereco, aoMudarEndereco }: PaginaProps) {
  const consulta = useConsulta(listarPermissoes, {}, { mostradoNaArea: true })
  const [rascunho, setRascunho] = useRascunhoDaMatriz()
  const { aba = 'tipos', pessoa, quem } = endereco
  const mudar = (parte: EnderecoDasPermissoes) => aoMudarEndereco({ ...endereco, ...parte })
  return (
    <Pagina
      titulo="Permissões"
      acima={
        <Trilha
          acima={[
            <Anchor key="administracao" component={Link} to="/administracao">
              Administração
            </Anchor>,
          ]}
          aqui="Permissões"
        />
      }
      descricao="O que cada um pode fazer. O que se decide de uma pessoa vence o que se decide do tipo de conta, que vence o de fábrica; vale na hora, também nas janelas abertas."
    >
      <Tabs
        value={aba}
        keepMounted={false}
        onChange={(nova) => mudar({ aba: nova === 'pessoas' ? 'pessoas' : undefined, termo: undefined })}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="tipos">Por tipo de conta</Tabs.Tab>
          <Tabs.Tab value="pessoas">Por pessoa</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="tipos">
          <AreaDaConsulta consulta={consulta}>
            {(permissoes) => (
              <Matriz
                permissoes={permissoes}
                endereco={endereco}
                aoMudar={mudar}
                rascunho={rascunho}
                aoMudarRascunho={setRascunho}
              />
            )}
          </AreaDaConsulta>
        </Tabs.Panel>
        <Tabs.Panel value="pessoas">
          <SeletorDePessoa
            label="O que esta pessoa pode, e por quê?"
            maw={460}
            mb="md"
            value={null}
            onChange={(escolhida) => escolhida && mudar({ pessoa: escolhida.valor, termo: undefined })}
          />
          {pessoa === undefined ? (
            <AreaDaConsulta consulta={consulta}>
              {({ excecoes }) => (
                <Excecoes excecoes={excecoes} aoAbrir={({ idColab }) => mudar({ pessoa: idColab })} />
              )}
            </AreaDaConsulta>
          ) : (
            <PermissoesDeUmaPessoa key={pessoa} idColab={pessoa} endereco={endereco} aoMudar={mudar} />
          )}
        </Tabs.Panel>
      </Tabs>
      <DialogoQuemPode
        acao={quem}
        permissoes={consulta.data}
        aoFechar={() => mudar({ quem: undefined })}
        aoVerPessoa={(idColab) =>
          mudar({ quem: undefined, aba: 'pessoas', pessoa: idColab, termo: undefined })
        }
      />
    </Pagina>
  )
}
