import { procurar } from '@balcao/dominio/administracao/procurar'
import { plural } from '@balcao/dominio/formatos/contagem'
import type { PermissoesDoNegocio } from '@balcao/dominio/permissoes/contratos'
import {
  type Celula,
  criarLeituraDaMatriz,
  dizerPessoas,
  preverMudancas,
} from '@balcao/dominio/permissoes/regras'
import { TIPOS_DE_USUARIO, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { Button, Group, SimpleGrid, Switch } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { type Dispatch, type SetStateAction, useCallback, useMemo, useState } from 'react'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import { CampoDeTermo } from '../../ui/campos/campo-de-termo.tsx'
import { useCelular } from '../../ui/listas/use-celular.ts'
import { Vazio } from '../../ui/retorno/vazio.tsx'
import { DialogoDaPrevia } from './dialogo-da-previa.tsx'
import type { EnderecoDasPermissoes } from './endereco.ts'
import estilos from './permissoes.module.css'
import { type AcaoDaTela, acoesDaTela, OPCOES_DE_PARTE } from './porques.ts'
import { alternar, type Rascunho, SEM_MUDANCAS, voltarAFabrica } from './rascunho.ts'
import { TabelaDaMatriz } from './tabela-da-matriz.tsx'

const OPCOES_DE_TIPO = tiposDeUsuario.map((tipo) => ({ valor: tipo, nome: TIPOS_DE_USUARIO[tipo] }))

type MatrizProps = {
  permissoes: PermissoesDoNegocio
  endereco: EnderecoDasPermissoes
  aoMudar: (parte: EnderecoDasPermissoes) => void
  rascunho: Rascunho
  aoMudarRascunho: Dispatch<SetStateAction<Rascunho>>
}

/** ADM-03 Account types by actions, changed in a draft that is looked at before it is saved. */
export function Matriz({ permissoes, endereco, aoMudar, rascunho, aoMudarRascunho }: MatrizProps) {
  const { decididas } = permissoes
  const { termo = '', parte, mudadas = false } = endereco
  const celular = useCelular()
  const tipo = tiposDeUsuario.find((outro) => outro === endereco.tipo) ?? 'OPERADOR'
  const [revendo, setRevendo] = useState(false)
  const acoes = useMemo(
    () => filtrar({ termo, parte, mudadas }, permissoes, rascunho),
    [termo, parte, mudadas, permissoes, rascunho],
  )
  const previa = useMemo(() => preverMudancas(permissoes, [...rascunho.values()]), [permissoes, rascunho])
  const aoAlternar = useCallback(
    (celula: Celula) => aoMudarRascunho((atual) => alternar(atual, decididas, celula)),
    [decididas, aoMudarRascunho],
  )
  const tipos = useMemo(() => (celular ? [tipo] : tiposDeUsuario), [celular, tipo])
  const deFabrica = voltarAFabrica(decididas)
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <CampoDeTermo
          termo={termo}
          aoMudar={(novo) => aoMudar({ termo: novo || undefined })}
          placeholder="O que se faz: reabrir, desconto, exportar…"
        />
        <CampoDeSelecao
          label="Parte do portal"
          placeholder="Todas"
          semPreSelecao
          opcoes={OPCOES_DE_PARTE}
          value={parte ?? null}
          onChange={(nova) => aoMudar({ parte: nova ?? undefined })}
        />
        {celular && (
          <CampoDeSelecao
            label="Tipo de conta"
            clearable={false}
            semPreSelecao
            opcoes={OPCOES_DE_TIPO}
            value={tipo}
            onChange={(novo) => aoMudar({ tipo: novo ?? undefined })}
          />
        )}
      </SimpleGrid>
      <Group justify="space-between" my="sm">
        <Switch
          label="Só o que foi mudado"
          checked={mudadas}
          onChange={({ currentTarget }) => aoMudar({ mudadas: currentTarget.checked || undefined })}
        />
        {deFabrica.size > 0 && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRestore size={16} aria-hidden />}
            onClick={() => aoMudarRascunho(deFabrica)}
          >
            Voltar tudo ao de fábrica
          </Button>
        )}
        <span className={estilos.contagem} role="status">
          {plural(acoes.length, 'permissão', 'permissões')}
        </span>
      </Group>
      {acoes.length === 0 ? (
        <Vazio>
          <strong>Nenhuma permissão assim</strong>
          <p>Procure por outra palavra, ou em todas as partes do portal.</p>
        </Vazio>
      ) : (
        <TabelaDaMatriz
          acoes={acoes}
          tipos={tipos}
          permissoes={permissoes}
          rascunho={rascunho}
          aoAlternar={aoAlternar}
          aoPerguntarQuem={(acao) => aoMudar({ quem: acao })}
        />
      )}
      {rascunho.size > 0 && (
        <section className={estilos.barra} aria-label="Rascunho">
          <p role="status">
            <strong>{plural(rascunho.size, 'mudança', 'mudanças')}</strong> por salvar, para{' '}
            {dizerPessoas(previa.pessoas)}.
          </p>
          <Button variant="default" onClick={() => aoMudarRascunho(SEM_MUDANCAS)}>
            Descartar
          </Button>
          <Button onClick={() => setRevendo(true)}>Rever e salvar</Button>
        </section>
      )}
      <DialogoDaPrevia
        aberta={revendo}
        rascunho={rascunho}
        previa={previa}
        permissoes={permissoes}
        aoMudarRascunho={aoMudarRascunho}
        aoFechar={() => setRevendo(false)}
      />
    </>
  )
}

type Filtro = { termo: string; parte: string | undefined; mudadas: boolean }

function filtrar(
  { termo, parte, mudadas }: Filtro,
  { decididas, excecoes, acoes }: PermissoesDoNegocio,
  rascunho: Rascunho,
): readonly AcaoDaTela[] {
  const ler = criarLeituraDaMatriz(decididas)
  const foiMudada = ({ nome }: AcaoDaTela) =>
    excecoes.some(({ acao }) => acao === nome) ||
    [...rascunho.values()].some(({ acao }) => acao === nome) ||
    tiposDeUsuario.some((tipo) => ler({ tipo, acao: nome }).decisao !== null)
  const daParte = acoesDaTela(acoes).filter(
    (acao) => (parte === undefined || acao.modulo === parte) && (!mudadas || foiMudada(acao)),
  )
  if (termo === '') return daParte
  const achadas = new Set(
    procurar(
      daParte.map((acao) => ({ acao, nome: acao.descricao, texto: `${acao.parte} ${acao.nome}` })),
      termo,
    ).map(({ acao }) => acao),
  )
  // In the order of the catalogue: parts must stay together.
  return daParte.filter((acao) => achadas.has(acao))
}
